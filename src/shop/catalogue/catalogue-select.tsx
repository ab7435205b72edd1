import ChevronDown from "lucide-react/icons/chevron-down";

type CatalogueSelectProps<Value extends string> = {
  /** The accessible name. */
  label: string;
  /** The search parameter. */
  name: string;
  options: readonly { value: Value; text: string }[];
  value: Value;
  onSelect: (value: Value) => void;
};

/** A native select that looks like the search box beside it. It truncates long options. */
export function CatalogueSelect<Value extends string>({
  label,
  name,
  options,
  value,
  onSelect,
}: CatalogueSelectProps<Value>) {
  return (
    <div className="relative min-w-0 flex-1 md:w-44 md:flex-none lg:w-56">
      <select
        aria-label={label}
        name={name}
        value={value}
        onChange={(event) => {
          const option = options.find((other) => other.value === event.target.value);
          if (option) onSelect(option.value);
        }}
        className="field truncate pr-9 pl-3 md:pl-4"
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
