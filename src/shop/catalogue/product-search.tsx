import Search from "lucide-react/icons/search";
import { type RefObject, useEffect, useEffectEvent } from "react";

type ProductSearchProps = {
  boxRef: RefObject<HTMLInputElement | null>;
  text: string;
  onType: (text: string) => void;
  onLeave: () => void;
};

/** The search box. */
export function ProductSearch({ boxRef, text, onType, onLeave }: ProductSearchProps) {
  const applyEarlyText = useEffectEvent(() => {
    const earlyText = boxRef.current?.value ?? text;
    if (earlyText !== text) onType(earlyText);
  });
  // The shopper may have typed before hydration.
  useEffect(() => {
    applyEarlyText();
  }, []);

  return (
    <div className="relative min-w-0 max-md:w-full md:max-w-xl md:flex-1 md:basis-64">
      <button
        type="submit"
        aria-label="Search"
        className="absolute inset-y-0 left-0 grid w-12 place-items-center text-quiet hover:text-paper"
      >
        <Search aria-hidden="true" className="size-5" />
      </button>
      <input
        ref={boxRef}
        type="search"
        name="q"
        aria-label="Search products"
        placeholder="Search products..."
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        dir="auto"
        value={text}
        onChange={(event) => {
          onType(event.target.value);
        }}
        onBlur={onLeave}
        className="field pr-4 pl-12"
      />
    </div>
  );
}
