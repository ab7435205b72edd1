import SearchIcon from "lucide-react/icons/search";
import { type ReactNode, type Ref, useRef } from "react";
import * as words from "#words";

type SearchFormProps = {
  text: string;
  onType: (text: string) => void;
  ref: Ref<HTMLFormElement>;
  className: string;
  /** The filters beside the search box. */
  children: ReactNode;
};

/** The search box and the filters. Results follow each change. */
export function SearchForm({ text, onType, ref, className, children }: SearchFormProps) {
  const inputRef = useRef<HTMLInputElement>(null);

  return (
    <form
      ref={ref}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        // Hides a touch keyboard. With another, the focus stays where it is.
        if (window.matchMedia("(pointer: coarse)").matches) inputRef.current?.blur();
      }}
      className={`needs-scripts ${className}`}
    >
      <div className="relative min-w-0 max-md:w-full md:flex-1 md:basis-56">
        <SearchIcon
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-quiet"
        />
        <input
          ref={inputRef}
          type="search"
          name="q"
          aria-label={words.catalogue.search}
          placeholder={words.catalogue.searchPlaceholder}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => onType(event.target.value)}
          className="field text-ellipsis pe-4 ps-12"
        />
      </div>
      {children}
    </form>
  );
}
