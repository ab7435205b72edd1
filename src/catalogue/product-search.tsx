import Search from "lucide-react/icons/search";
import { useEffect, useRef } from "react";

type ProductSearchProps = {
  query: string;
  onSearch: (query: string) => void;
  /** The box was left: what was typed stands. */
  onLeave: () => void;
  /** Changes when the query was changed from outside: Back, a link, a reset. */
  outsideChange: string;
};

/**
 * The search box. What it holds is its own while one types, so no keystroke waits for the page;
 * it takes the query over when that was changed from outside.
 */
export function ProductSearch({ query, onSearch, onLeave, outsideChange }: ProductSearchProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const shownChange = useRef<string>(undefined);

  useEffect(() => {
    const input = inputRef.current;
    if (!input || shownChange.current === outsideChange) return;
    const isHydrating = shownChange.current === undefined;
    shownChange.current = outsideChange;
    // Text typed before hydration counts.
    if (isHydrating && input.value !== "" && input.value !== query) onSearch(input.value);
    else input.value = query;
    // oxlint-disable-next-line react/exhaustive-deps -- only a change from outside may touch the box
  }, [outsideChange]);

  return (
    <div className="needs-scripts relative w-full max-w-md">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-quiet"
      />
      <input
        ref={inputRef}
        type="search"
        name="q"
        aria-label="Search products"
        placeholder="Search products..."
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onInput={(event) => {
          onSearch(event.currentTarget.value);
        }}
        onBlur={onLeave}
        className="min-h-12 w-full appearance-none border border-line-strong bg-raised pr-4 pl-12 placeholder:text-quiet hover:border-quiet focus-visible:border-paper"
      />
    </div>
  );
}
