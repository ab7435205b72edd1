import SearchIcon from "lucide-react/icons/search";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import * as words from "#words";

/** The props that `useSearch` gives to the form. */
export type SearchFormState = {
  /** The text in the search box. */
  text: string;
  onType: (text: string) => void;
  /** Called once, with the fields as they were entered before hydration. They have the names of the search parameters. */
  onEarlyFields: (fields: URLSearchParams) => void;
};

type SearchFormProps = SearchFormState & {
  className: string;
  /** The filters beside the search box. */
  children: ReactNode;
};

/** The search box and the filters. Results follow each change. */
export function SearchForm(props: SearchFormProps) {
  const { text, onType, onEarlyFields, className, children } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);

  // React sends no event for fields that are changed before hydration.
  const reportEarlyFields = useEffectEvent((form: HTMLFormElement) => {
    const fields = Array.from(new FormData(form), ([name, value]) => [name, value as string]);
    onEarlyFields(new URLSearchParams(fields));
  });
  useEffect(() => {
    if (formRef.current) reportEarlyFields(formRef.current);
  }, []);

  return (
    <form
      ref={formRef}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        // Hides a touch keyboard. With a real keyboard, the focus stays where it is.
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
