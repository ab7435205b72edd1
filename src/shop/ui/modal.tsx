import { useLayoutEffect, useRef, type KeyboardEventHandler, type ReactNode } from "react";

/** "fullScreen" covers the page, "centred" is a card in the middle of it. */
type ModalVariant = "fullScreen" | "centred";

type ModalProps = {
  /** The accessible name. */
  label: string;
  variant: ModalVariant;
  onClose: () => void;
  children: ReactNode;
  className?: string;
  onKeyDown?: KeyboardEventHandler;
};

const variants: Record<ModalVariant, string> = {
  fullScreen:
    "m-0 size-full max-h-none max-w-none bg-ink px-(--safe-side) pt-[env(safe-area-inset-top,0px)] pb-(--safe-foot)",
  centred: "m-auto w-[min(30rem,calc(100vw-2rem))] max-w-none bg-transparent",
};

/**
 * A native modal dialog that is open while it is mounted. Escape and a press on the backdrop call
 * `onClose`. On unmount the focus returns to where it was.
 */
export function Modal({
  label,
  variant,
  onClose,
  children,
  className = "",
  onKeyDown,
}: ModalProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const startedOnBackdrop = useRef(false);

  // The browser returns the focus only if the dialog closes before it leaves the document.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    const isByKeyboard = document.activeElement?.matches(":focus-visible") ?? false;
    dialog.showModal();
    // The first button gets the focus, and its ring, only if the keyboard has opened the dialog.
    if (!isByKeyboard) dialog.focus();
    return () => dialog.close();
  }, []);

  // The focused element may have been removed; the dialog would then no longer get key presses.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) dialogRef.current?.focus();
  });

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the backdrop is part of the dialog; keyboard users press Escape
    <dialog
      ref={dialogRef}
      tabIndex={-1}
      aria-label={label}
      className={`text-inherit backdrop:bg-ink backdrop:opacity-92 ${variants[variant]} ${className}`}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Chromium closes a dialog without `cancel` if Escape is pressed twice in a row.
      onClose={({ currentTarget }) => {
        // It is open again if StrictMode has run the effect twice.
        if (!currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        startedOnBackdrop.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // A press that starts inside, such as selecting text, and ends on the backdrop closes nothing.
        if (event.target === event.currentTarget && startedOnBackdrop.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
