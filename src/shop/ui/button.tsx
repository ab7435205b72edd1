import type { LucideIcon } from "lucide-react";
import X from "lucide-react/icons/x";
import type { ComponentProps } from "react";
import * as words from "#words";

/**
 * "action" is for the primary action of a view, "rowAction" for one in a row of a long list, whose other buttons are
 * "text", and "outline" for others.
 */
export type ButtonVariant = "action" | "rowAction" | "outline" | "text";

/** "compact" is for cards, bars and notices, "small" for the rows of a long list. */
type ButtonSize = "normal" | "compact" | "small";

const base =
  "inline-flex items-center justify-center gap-2 border text-center text-body font-semibold select-none transition-colors aria-busy:cursor-progress";

const variants: Record<ButtonVariant, string> = {
  action: "border-paper bg-paper text-ink active:border-quiet active:bg-quiet",
  // It looks lower than the area that can be pressed.
  rowAction: "border-y-2 border-transparent bg-paper bg-clip-padding text-ink active:bg-quiet",
  outline: "border-control bg-ink text-paper hover:border-paper active:bg-pressed",
  text: "border-transparent text-link active:bg-pressed",
};

const sizes: Record<ButtonSize, string> = {
  normal: "min-h-12 px-6 py-2.5",
  compact: "min-h-11 px-4 py-2",
  small: "min-h-11 px-4",
};

/** The classes of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize = "normal"): string {
  return `${base} ${variants[variant]} ${sizes[size]}`;
}

type ButtonProps = ComponentProps<"button"> & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
};

/** A text button. Hidden without scripts, because it would do nothing. */
export function Button({ variant = "outline", size, className = "", ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={`${buttonClass(variant, size)} needs-scripts ${className}`}
      {...rest}
    />
  );
}

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & {
  icon: LucideIcon;
  /** The accessible name. */
  label: string;
};

/** A square icon button of 44 px, the minimum touch target. Hidden without scripts, like `Button`. */
export function IconButton({ icon: Icon, label, className = "", ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`needs-scripts inline-flex size-11 shrink-0 items-center justify-center border border-current/50 transition-colors hover:border-current active:bg-current/10 ${className}`}
      {...rest}
    >
      <Icon aria-hidden="true" className="size-5" />
      <span className="sr-only">{label}</span>
    </button>
  );
}

type CloseButtonProps = { onClose: () => void; className?: string };

/** Closes the dialog or notice that contains it. */
export function CloseButton({ onClose, className = "" }: CloseButtonProps) {
  return (
    <IconButton
      icon={X}
      label={words.layout.close}
      onClick={onClose}
      className={`bg-ink text-paper ${className}`}
    />
  );
}
