import ChevronDown from "lucide-react/icons/chevron-down";

type SelectProps = {
  label: string;
  /** The search parameter. */
  name: string;
  options: readonly { value: string; text: string }[];
  value: string;
  onSelect: (value: string) => void;
  className?: string;
};

/** A native select with its label, beside the search box. It truncates long options. */
export function Select({ label, name, options, value, onSelect, className = "" }: SelectProps) {
  return (
    <label
      className={`flex min-w-0 flex-[1_1_7rem] flex-col gap-x-2 gap-y-1 max-md:not-last:basis-36 md:flex-none md:flex-row md:items-center ${className}`}
    >
      <span className="text-label text-quiet">{label}</span>
      <span className="relative md:w-40 lg:w-52">
        <select
          name={name}
          // The address holds the choice, so the browser must not restore another.
          autoComplete="off"
          value={value}
          onChange={(event) => onSelect(event.target.value)}
          className="field scroll-mt-(--toolbar-height) truncate pe-9 ps-3 md:ps-4"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-quiet"
        />
      </span>
    </label>
  );
}
