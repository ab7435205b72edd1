import type { ReactNode } from "react";
import { maxFiltersInLine } from "#domain/few-or-many.ts";
import { showFocused } from "#shop/web-platform/focus.ts";

type FilterButtonsProps<Value> = {
  /** The accessible name of the group. */
  label: string;
  choices: readonly { value: Value; text: ReactNode }[];
  selected: Value | undefined;
  onSelect: (value: Value) => void;
  /** Whether the buttons wrap on a phone. Otherwise they are a row that scrolls. */
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
      className={`needs-scripts ${isWrapped ? linesClass(choices.length) : "filters-in-strip"}`}
    >
      {choices.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === selected}
          onClick={() => onSelect(value)}
          onFocus={showFocused}
          className="filter-button"
        >
          {text}
        </button>
      ))}
    </div>
  );
}

function linesClass(count: number): string {
  return count > maxFiltersInLine ? "filters-in-lines" : "filters-in-line";
}
