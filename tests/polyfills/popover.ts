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
  element.dispatchEvent(Object.assign(new Event("toggle"), states));
}

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

/** jsdom has no popovers. Here they tell what happens; jsdom cannot show it. */
export function addPopover() {
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover, togglePopover });
}
