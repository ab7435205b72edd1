import SearchIcon from "lucide-react/icons/search";
import type { ReactNode, Ref } from "react";
import { SearchInput } from "#shop/ui/search-input.tsx";

type SearchFormProps = {
  text: string;
  onType: (text: string) => void;
  ref?: Ref<HTMLFormElement>;
  className: string;
  /** The filters beside the search box. */
  children: ReactNode;
};

/** The search box and the filters. Results follow each change. */
export function SearchForm({ text, onType, ref, className, children }: SearchFormProps) {
  return (
    <form
      ref={ref}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        // Hides a touch keyboard. With another, the focus stays where it is.
        const focused = document.activeElement;
        if (window.matchMedia("(pointer: coarse)").matches && focused instanceof HTMLElement) {
          focused.blur();
        }
      }}
      className={`needs-scripts ${className}`}
    >
      <div className="relative min-w-0 max-md:w-full md:flex-1 md:basis-56">
        <SearchIcon
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-quiet"
        />
        <SearchInput
          name="q"
          aria-label="Search products"
          placeholder="Search products..."
          enterKeyHint="search"
          value={text}
          onType={onType}
          className="pr-4 pl-12"
        />
      </div>
      {children}
    </form>
  );
}
