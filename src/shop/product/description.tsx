import { useState } from "react";

/**
 * A product's description. On the screen, a long one is cut after four lines, so that the plans stay near the
 * top, and a button shows the rest. The styles measure whether it is long, before the app starts too.
 */
export function Description({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="description [grid-area:text] max-w-[56ch] text-lead short:text-body short:leading-snug">
      <div className="relative">
        {/* Each line has a direction of its own. The text starts where the page does. */}
        <p
          dir="auto"
          className="w-fit whitespace-pre-line text-quiet wrap-anywhere [unicode-bidi:plaintext]"
        >
          {/* A blank line between paragraphs is enough. */}
          {text.replaceAll(/\n\s*\n/g, "\n\n")}
        </p>
        <div className="description-more needs-scripts">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="min-h-11 text-link"
          >
            {isOpen ? "Read less" : "… Read more"}
          </button>
        </div>
      </div>
    </div>
  );
}
