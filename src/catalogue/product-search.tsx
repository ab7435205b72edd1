import Search from "lucide-react/icons/search";
import { useEffect, useRef } from "react";

type ProductSearchProps = {
  query: string;
  onSearch: (query: string) => void;
};

/** The search box. */
export function ProductSearch({ query, onSearch }: ProductSearchProps) {
  const inputRef = useRef<HTMLInputElement>(null);

  // Applies text that was typed before hydration. After that, the box always holds the query.
  useEffect(() => {
    const text = inputRef.current?.value ?? "";
    if (text !== "" && text !== query) onSearch(text);
  });

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
        dir="auto"
        value={query}
        onChange={(event) => {
          onSearch(event.target.value);
        }}
        className="min-h-12 w-full appearance-none border border-line-strong bg-raised pr-4 pl-12 placeholder:text-quiet hover:border-quiet focus-visible:border-paper"
      />
    </div>
  );
}
