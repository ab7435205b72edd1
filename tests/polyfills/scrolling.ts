/** jsdom has no layout. These functions for scrolling and animation do nothing; tests spy on them. */
export function addScrolling() {
  window.scrollTo = () => {};
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  Document.prototype.getAnimations = () => [];
  Element.prototype.animate = () => new EventTarget() as Animation;
}
