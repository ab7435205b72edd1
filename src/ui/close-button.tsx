import { X } from "lucide-react";
import { iconButtonClass } from "./button.ts";

type CloseButtonProps = {
  onClose: () => void;
};

/** Closes what it stands in. */
export function CloseButton({ onClose }: CloseButtonProps) {
  return (
    <button type="button" onClick={onClose} className={`${iconButtonClass} bg-ink`}>
      <X aria-hidden="true" className="size-5" />
      <span className="sr-only">Close</span>
    </button>
  );
}
