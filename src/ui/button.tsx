import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

/** "action" is the one main action of a view, "outline" is every other button. */
export type ButtonVariant = "action" | "outline";

const base =
  "inline-flex min-h-12 items-center justify-center gap-2 border px-6 text-body font-semibold select-none transition-[background-color,color,border-color,opacity] aria-busy:cursor-progress";

const variants: Record<ButtonVariant, string> = {
  action:
    "border-paper bg-paper text-ink hover:bg-transparent hover:text-paper active:bg-pressed active:text-paper",
  outline: "border-line-strong bg-ink/60 text-paper hover:border-paper active:bg-pressed",
};

/** The classes of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant): string {
  return `${base} ${variants[variant]}`;
}

type ButtonProps = ComponentProps<"button"> & { variant: ButtonVariant };

/** A button with a text. It is hidden where scripts do not run, since it could do nothing there. */
export function Button({ variant, className = "", ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={`${buttonClass(variant)} needs-scripts ${className}`}
      {...rest}
    />
  );
}

/** The classes of a square icon button, for links that look like one. 44 px: a thumb can hit it. */
export const iconButtonClass =
  "inline-flex size-11 shrink-0 items-center justify-center border border-line text-paper transition-colors hover:border-paper active:bg-pressed";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & {
  icon: LucideIcon;
  /** The accessible name. */
  label: string;
};

/** A square button with an icon; see `Button`. */
export function IconButton({ icon: Icon, label, className = "", ...rest }: IconButtonProps) {
  return (
    <button type="button" className={`${iconButtonClass} needs-scripts ${className}`} {...rest}>
      <Icon aria-hidden="true" className="size-5" />
      <span className="sr-only">{label}</span>
    </button>
  );
}
