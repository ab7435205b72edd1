/** jsdom has no popovers. Here they stay hidden; browser tests open them. */
export function addPopover() {
  HTMLElement.prototype.hidePopover = () => {};
  const style = document.createElement("style");
  style.textContent = "[popover] { display: none }";
  document.head.append(style);
}
