/** jsdom lays nothing out: scrolling is a call that a test may spy on, with no effect. */
export function addScrolling() {
  window.scrollTo = () => {};
  window.scrollBy = () => {};
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollBy = () => {};
  Element.prototype.scrollIntoView = () => {};
}
