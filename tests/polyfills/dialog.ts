function openAsModal(this: HTMLDialogElement) {
  if (!this.isConnected) {
    throw new DOMException("The dialog is not in the document.", "InvalidStateError");
  }
  if (this.open) throw new DOMException("The dialog is open already.", "InvalidStateError");
  this.open = true;
  openers.set(this, document.activeElement);
  const first = this.querySelector<HTMLElement>("button, a[href], input, [tabindex]") ?? this;
  first.focus();
}

function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  const opener = openers.get(this);
  openers.delete(this);
  if (opener instanceof HTMLElement) opener.focus();
  queueMicrotask(() => this.dispatchEvent(new Event("close")));
}

/** The open modal dialogs, with the elements to which they return the focus. */
const openers = new Map<HTMLDialogElement, Element | null>();

function closeOnEscape(event: KeyboardEvent) {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  const topmost = [...openers.keys()].findLast((dialog) => dialog.open && dialog.isConnected);
  if (topmost?.dispatchEvent(new Event("cancel", { cancelable: true }))) topmost.close();
}

/**
 * Adds the methods that jsdom's `<dialog>` lacks. As in a browser, Escape first dispatches `cancel`,
 * which can be prevented.
 */
export function addDialogMethods() {
  HTMLDialogElement.prototype.showModal = openAsModal;
  HTMLDialogElement.prototype.close = close;
  document.addEventListener("keydown", closeOnEscape);
}
