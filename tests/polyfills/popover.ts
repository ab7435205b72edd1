const shown = new WeakSet<HTMLElement>();

function toggle(element: HTMLElement, isShown: boolean) {
  if (shown.has(element) === isShown) return;
  const states = {
    oldState: isShown ? "closed" : "open",
    newState: isShown ? "open" : "closed",
  };
  element.dispatchEvent(Object.assign(new Event("beforetoggle"), states));
  if (isShown) shown.add(element);
  else shown.delete(element);
  element.style.display = isShown ? "block" : "";
  element.dispatchEvent(Object.assign(new Event("toggle"), states));
}

const style = document.createElement("style");

function showPopover(this: HTMLElement) {
  toggle(this, true);
}

function hidePopover(this: HTMLElement) {
  toggle(this, false);
}

function togglePopover(this: HTMLElement) {
  toggle(this, !shown.has(this));
  return shown.has(this);
}

function toggleTarget({ target, defaultPrevented }: MouseEvent) {
  if (defaultPrevented || !(target instanceof Element)) return;
  const id = target.closest("button[popovertarget]")?.getAttribute("popovertarget");
  if (id) document.getElementById(id)?.togglePopover();
}

/** jsdom has no popovers. Here they open by their methods and by their button. */
export function addPopover() {
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover, togglePopover });
  document.addEventListener("click", toggleTarget);
  style.textContent = "[popover] { display: none }";
  document.head.append(style);
}
