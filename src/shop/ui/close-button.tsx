import X from "lucide-react/icons/x";
import { IconButton } from "./button.tsx";

type CloseButtonProps = {
  onClose: () => void;
};

/** Closes the dialog or notice that contains it. */
export function CloseButton({ onClose }: CloseButtonProps) {
  return <IconButton icon={X} label="Close" onClick={onClose} className="bg-ink text-paper" />;
}
