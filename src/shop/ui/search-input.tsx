import { type ComponentProps, useRef } from "react";
import { useEarlyValue } from "#shop/web-platform/use-early-value.ts";

type SearchInputProps = Omit<ComponentProps<"input">, "onChange"> & {
  value: string;
  onType: (text: string) => void;
};

/** A search box. Text that a visitor has typed before hydration counts as well. */
export function SearchInput({ value, onType, className = "", ...rest }: SearchInputProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  useEarlyValue(inputRef, value, onType);

  return (
    <input
      ref={inputRef}
      type="search"
      autoComplete="off"
      spellCheck={false}
      dir="auto"
      value={value}
      onChange={(event) => onType(event.target.value)}
      className={`field ${className}`}
      {...rest}
    />
  );
}
