import { useState } from "react";
import { LinkedText } from "#shop/links/linked-text.tsx";
import * as words from "#words";

/**
 * A product's description. On a phone, a long one is cut after four lines, so that the plans stay near the top,
 * and a button shows the rest. CSS measures whether it is long, so that it is also cut before the app starts.
 */
export function Description({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div
      className={`description ${isOpen ? "" : "description-cut"} mt-stack max-w-[56ch] text-lead`}
    >
      <div className="relative">
        <p className="text-start whitespace-pre-line text-quiet wrap-anywhere">
          <LinkedText text={text} />
        </p>
        <div className="description-more needs-scripts">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="min-h-11 text-link"
          >
            {isOpen ? words.product.readLess : words.product.readMore}
          </button>
        </div>
      </div>
    </div>
  );
}
