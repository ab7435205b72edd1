/** jsdom has no layout: scrolling and animations are calls without effect that a test may spy on. */
export function addScrolling() {
  window.scrollTo = () => {};
  window.scrollBy = () => {};
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollBy = () => {};
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.getAnimations = () => [];
  Element.prototype.animate = () => new EventTarget() as Animation;
}
