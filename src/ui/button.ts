/** How a button or a link that acts as one variants. */
export type ButtonVariant = "action" | "outline";

const base =
  "inline-flex min-h-12 items-center justify-center gap-2 border px-6 text-body font-semibold select-none transition-[background-color,color,border-color,opacity] aria-busy:cursor-progress";

const variants: Record<ButtonVariant, string> = {
  action:
    "border-paper bg-paper text-ink hover:bg-transparent hover:text-paper active:bg-pressed active:text-paper",
  outline: "border-line-strong bg-ink/60 text-paper hover:border-paper active:bg-pressed",
};

/** The classes of a button: "action" for the one main deed of a view, "outline" for the others. */
export function buttonClass(variant: ButtonVariant): string {
  return `${base} ${variants[variant]}`;
}

/** The classes of a square button that holds one icon; 44 px, so that a thumb meets it. */
export const iconButtonClass =
  "inline-flex size-11 shrink-0 items-center justify-center border border-line text-paper transition-colors hover:border-paper active:bg-pressed";
