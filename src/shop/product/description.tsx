/** About four lines of the narrowest column. */
const maxSummaryLength = 150;

const maxSummaryLines = 4;

/**
 * A product's description. Of a long one, only the first four lines are shown until a press opens it, so
 * that the plans stay near the top.
 */
export function Description({ text }: { text: string }) {
  // A blank line between paragraphs is enough.
  const paragraphs = text.replaceAll(/\n\s*\n/g, "\n\n");
  const isLong =
    paragraphs.length > maxSummaryLength || paragraphs.split("\n").length > maxSummaryLines;
  const whole = (
    // Each line has a direction of its own. The text starts where the page does.
    <span
      dir="auto"
      className={`block w-fit text-lead whitespace-pre-line text-quiet wrap-anywhere [unicode-bidi:plaintext] ${isLong ? "in-[details:not([open])]:line-clamp-4" : ""}`}
    >
      {paragraphs}
    </span>
  );
  if (!isLong) return <p className="max-w-[56ch]">{whole}</p>;
  return (
    <details className="group max-w-[56ch]">
      <summary>
        {whole}
        <span className="inline-flex min-h-11 items-center text-link">
          <span className="group-open:hidden">Read more</span>
          <span className="not-group-open:hidden">Read less</span>
        </span>
      </summary>
    </details>
  );
}
