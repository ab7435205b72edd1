type ChoiceProps<Name extends string> = {
  label: string;
  /** The visible name of each option. */
  names: Record<Name, string>;
  options: readonly Name[];
  chosen: Name;
  onChoose: (name: Name) => void;
};

/** A labelled select. */
export function Choice<Name extends string>(props: ChoiceProps<Name>) {
  const { label, names, options, chosen, onChoose } = props;
  return (
    <label className="preview-choice">
      {label}
      <select
        value={chosen}
        onChange={({ target }) => {
          const name = options[target.selectedIndex];
          if (name !== undefined) onChoose(name);
        }}
      >
        {options.map((name) => (
          <option key={name} value={name}>
            {names[name]}
          </option>
        ))}
      </select>
    </label>
  );
}
