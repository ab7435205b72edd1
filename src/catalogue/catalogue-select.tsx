import ChevronDown from "lucide-react/icons/chevron-down";

type CatalogueSelectProps<Value extends string> = {
  /** The accessible name. */
  label: string;
  options: readonly { value: Value; text: string }[];
  value: Value;
  onSelect: (value: Value) => void;
  /** Whether long options are truncated on narrow screens. */
  canShrink?: boolean;
};

/** A native select that looks like the search box beside it. */
export function CatalogueSelect<Value extends string>({
  label,
  options,
  value,
  onSelect,
  canShrink = false,
}: CatalogueSelectProps<Value>) {
  return (
    <div
      className={`needs-scripts relative flex-auto md:min-w-40 md:max-w-60 ${canShrink ? "min-w-0" : "shrink-0"}`}
    >
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const option = options.find((other) => other.value === event.target.value);
          if (option) onSelect(option.value);
        }}
        className="min-h-12 w-full appearance-none truncate border border-line-strong bg-raised pr-9 pl-3 md:pl-4 hover:border-quiet focus-visible:border-paper"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-quiet"
      />
    </div>
  );
}
