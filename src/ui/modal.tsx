import { useLayoutEffect, useRef, type KeyboardEventHandler, type ReactNode } from "react";

type ModalProps = {
  /** What a screen reader calls it. */
  label: string;
  onClose: () => void;
  children: ReactNode;
  className?: string;
  onKeyDown?: KeyboardEventHandler;
};

/**
 * A native modal dialog that is open as long as it is mounted. Escape and a press on the
 * backdrop ask to close. Focus goes back to where it was when it leaves the page.
 */
export function Modal({ label, onClose, children, className = "", onKeyDown }: ModalProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);

  // Closing before the element is taken out is what makes the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    dialog.showModal();
    return () => {
      dialog.close();
    };
  }, []);

  // The focused element may have been taken out; keys pressed outside the dialog are not heard.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) dialogRef.current?.focus();
  });

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the backdrop belongs to the dialog; the keyboard has Escape
    <dialog
      ref={dialogRef}
      tabIndex={-1}
      aria-label={label}
      className={className}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
