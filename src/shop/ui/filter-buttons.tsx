import type { ReactNode } from "react";
import { showFocused } from "#shop/web-platform/focus.ts";

type FilterButtonsProps<Value> = {
  /** The accessible name of the group. */
  label: string;
  choices: readonly { value: Value; text: ReactNode }[];
  selected: Value | undefined;
  onSelect: (value: Value) => void;
};

/**
 * A filter as toggle buttons: in one row that scrolls on phones, and wrapped where there is room. The buttons
 * grow with a phone's width, so that its edge cuts the third of four statuses: it shows that the row goes on.
 */
export function FilterButtons<Value extends string>({
  label,
  choices,
  selected,
  onSelect,
}: FilterButtonsProps<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      className="needs-scripts -m-1 scrollbar-none flex min-w-0 scroll-px-(--gutter) gap-2 overflow-x-auto p-1 md:flex-wrap max-md:scroll-edge max-md:not-short:-mr-(--gutter) max-md:pr-(--gutter)"
    >
      {choices.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          dir="auto"
          aria-pressed={value === selected}
          onClick={() => onSelect(value)}
          onFocus={showFocused}
          className="min-h-12 shrink-0 border border-control px-[clamp(0.75rem,(100vw-18rem)/6,1.5rem)] text-quiet transition-colors hover:border-quiet hover:text-paper active:bg-pressed aria-pressed:border-paper aria-pressed:bg-raised aria-pressed:text-paper short:max-md:px-2 md:px-4"
        >
          {text}
        </button>
      ))}
    </div>
  );
}
