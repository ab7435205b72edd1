import type { CSSProperties, HTMLAttributes, ReactNode } from "react";
import { unbrokenWords } from "#domain/longest-word.ts";

type HeadingProps = HTMLAttributes<HTMLElement> & {
  /** "p" and "span" are for texts that only look like a heading. */
  as?: "h1" | "h2" | "h3" | "p" | "span";
  /** Its letters decide the line height. It is the content unless there are children. */
  text: string;
  /** The size that is chosen by the length of the text. */
  fit?: keyof typeof fitClasses;
};

const fitClasses = { title: "fit-title", hero: "fit-hero" };

/** A text in the display font, with lines that do not touch, and words broken only where one is longer than a line. */
export function Heading({
  as: Tag = "h2",
  text,
  fit,
  children,
  className = "",
  ...rest
}: HeadingProps) {
  const shown = boundDashes(text);
  return (
    <Tag
      className={[headingLeading(text), fit && fitClasses[fit], className]
        .filter(Boolean)
        .join(" ")}
      {...(fit && {
        style: {
          "--letters": text.length,
          "--longest-word": longestWordLength(shown),
        } as CSSProperties,
      })}
      {...rest}
    >
      {children ?? shown}
    </Tag>
  );
}

type NameHeadingProps = Partial<HeadingProps> & {
  name: string;
  /** The code of its game, or nothing. */
  tag: ReactNode;
};

/** A name and its tag, which follows it as the page runs: all names begin on one edge. */
export function NameHeading({ name, tag, className = "", ...rest }: NameHeadingProps) {
  return (
    <Heading text={name} className={`page-direction ${className}`} {...rest}>
      <bdi>{boundDashes(name)}</bdi> {tag}
    </Heading>
  );
}

/** The length of the longest word in Latin letters. A letter of another script is about a third wider. */
function longestWordLength(text: string): number {
  const bound = text.split(" ").filter((part) => part.includes("\u00A0"));
  const lengths = [...unbrokenWords(text), ...bound].map(
    (word) => word.length * (tallLetter.test(word) ? 4 / 3 : 1),
  );
  return Math.ceil(Math.max(1, ...lengths));
}

/** A name in which no line starts with a dash: the space before a dash between spaces does not break. */
export function boundDashes(name: string): string {
  return name.replaceAll(/ (?=[-–—] )/g, "\u00A0");
}

// Letters of all scripts but Latin, and Vietnamese letters (Latin Extended Additional) with stacked marks.
const tallLetter = /[^\s -\u024F\u2000-\u2BFF]/u;

// Latin capitals with a mark above, and the small letters that headings show as such capitals.
const accent = /\p{Script=Latin}\p{M}/u;

/** The class of a line height at which the letters of a text do not touch the line above. */
export function headingLeading(text: string): string {
  if (tallLetter.test(text)) return "leading-tall";
  if (accent.test(text.normalize("NFD"))) return "leading-accent";
  // Commas reach below the line.
  return /[,;]/.test(text) ? "leading-none" : "";
}
