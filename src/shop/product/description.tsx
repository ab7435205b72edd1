import { aboutSectionId } from "#domain/paths.ts";

/** About four lines of the narrowest column. */
const maxSummaryLength = 150;

const maxSummaryLines = 4;

/** Whether a description is too long for its summary beside the plans. */
function isLong(text: string): boolean {
  const lines = withoutBlankLines(text).split("\n");
  return text.length > maxSummaryLength || lines.length > maxSummaryLines;
}

function withoutBlankLines(text: string): string {
  return text.replaceAll(/\n\s*\n/g, "\n");
}

// Each line has a direction of its own. The text starts where the page does.
const textClass = "w-fit whitespace-pre-line text-quiet wrap-anywhere [unicode-bidi:plaintext]";

/** The first four lines of the description, with a link to the whole of it. */
export function DescriptionSummary({ text }: { text: string }) {
  const hasMore = isLong(text);
  const lines = withoutBlankLines(text);
  return (
    <div className="max-w-[56ch]">
      <p dir="auto" className={`text-lead ${textClass} ${hasMore ? "line-clamp-4" : ""}`}>
        {hasMore ? beginning(lines) : lines}
      </p>
      {hasMore && (
        <a href={`#${aboutSectionId}`} className="mt-1 inline-flex min-h-11 items-center text-link">
          Read more
        </a>
      )}
    </div>
  );
}

/** The whole description, if its summary leaves something out. */
export function AboutSection({ text }: { text: string }) {
  if (!isLong(text)) return null;
  return (
    <section
      id={aboutSectionId}
      tabIndex={-1}
      aria-labelledby="about-title"
      className="border-t border-line py-10"
    >
      <h2 id="about-title" className="text-heading">
        About
      </h2>
      <p dir="auto" className={`mt-6 max-w-[68ch] ${textClass}`}>
        {text.replaceAll(/\n\s*\n/g, "\n\n")}
      </p>
    </section>
  );
}

/** Enough words for four lines of the widest column, which cuts them off by itself. */
function beginning(text: string): string {
  const cut = text.slice(0, 320);
  return cut === text ? text : `${cut.replace(/\s+\S*$/, "")}…`;
}
