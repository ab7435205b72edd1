import type { ReactNode } from "react";
import { showFocused } from "#shop/web-platform/focus.ts";

type FilterButtonsProps<Value> = {
  /** The accessible name of the group. */
  label: string;
  choices: readonly { value: Value; text: ReactNode }[];
  selected: Value | undefined;
  onSelect: (value: Value) => void;
  /** Whether they take more lines on a phone. Otherwise they are a row that scrolls. */
  isWrapped?: boolean;
};

/** A filter as toggle buttons. */
export function FilterButtons<Value extends string>({
  label,
  choices,
  selected,
  onSelect,
  isWrapped = false,
}: FilterButtonsProps<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      className={`needs-scripts -m-1 flex min-w-0 gap-2 p-1 ${isWrapped ? linesClass(choices.length) : "strip scroll-px-(--gutter) md:flex-wrap max-md:-me-(--gutter) max-md:scroll-edge max-md:pe-(--gutter)"}`}
    >
      {choices.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === selected}
          onClick={() => onSelect(value)}
          onFocus={showFocused}
          className="min-h-12 shrink-0 border border-control px-3 text-quiet transition-colors hover:border-quiet hover:text-paper active:bg-pressed aria-pressed:border-paper aria-pressed:bg-raised aria-pressed:text-paper md:px-4"
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** Up to three are in one line of a phone, where they fit. */
function linesClass(count: number): string {
  return count > 3
    ? "choice-lines"
    : "flex-wrap max-sm:grow max-sm:gap-1 max-sm:text-label max-sm:*:flex-auto max-sm:*:px-1";
}
