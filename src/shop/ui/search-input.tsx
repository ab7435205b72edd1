import { type ComponentProps, useEffect, useEffectEvent, useRef } from "react";

type SearchInputProps = Omit<ComponentProps<"input">, "onChange"> & {
  value: string;
  onType: (text: string) => void;
};

/** A search box. Text that a visitor has typed before hydration counts as well. */
export function SearchInput({ value, onType, className = "", ...rest }: SearchInputProps) {
  const inputRef = useRef<HTMLInputElement>(null);

  // React sends no event for it.
  const reportEarlyText = useEffectEvent(() => {
    const entered = inputRef.current?.value ?? value;
    if (entered !== value) onType(entered);
  });
  useEffect(() => reportEarlyText(), []);

  return (
    <input
      ref={inputRef}
      type="search"
      autoComplete="off"
      spellCheck={false}
      dir="auto"
      value={value}
      onChange={(event) => onType(event.target.value)}
      className={`field text-ellipsis ${className}`}
      {...rest}
    />
  );
}
