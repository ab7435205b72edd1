import type { CSSProperties, HTMLAttributes, ReactNode } from "react";
import { bounds } from "#domain/bounds.ts";
import { unbrokenWords } from "#domain/longest-word.ts";

type HeadingProps = HTMLAttributes<HTMLElement> & {
  /** "p" and "span" are for texts that only look like a heading. */
  as?: "h1" | "h2" | "h3" | "p" | "span";
  /** Its letters decide the line height. It is the content unless there are children. */
  text: string;
};

/**
 * A text in the display font, with lines that do not touch, and words broken only
 * where one is longer than a line. `fit-title` and `fit-hero` choose its size by its length.
 */
export function Heading({ as: Tag = "h2", text, children, className = "", ...rest }: HeadingProps) {
  const shown = shownText(text, className);
  return (
    <Tag
      className={`${headingLeading(text)} ${className}`}
      {...(isFitted(className) && {
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
      <bdi>{shownText(name, className)}</bdi> {tag}
    </Heading>
  );
}

/** Whether a heading's size depends on its text. */
const isFitted = (className: string) => className.includes("fit-");

/** A text as a heading shows it. In a small heading, words bound on both sides of a dash could be longer than a line. */
function shownText(text: string, className: string): string {
  return isFitted(className) ? dashesInside(text) : boundDashes(text);
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

/**
 * A name in which no line ends with a dash either, if both words beside it fit in one line of a phone. The word joiner
 * is needed: a line may break between a dash and a space, even one that does not break.
 */
function dashesInside(name: string): string {
  return boundDashes(name).replaceAll(/(\S+\u00A0[-–—]) (?=(\S+))/g, (space, before, after) =>
    `${before} ${after}`.length <= maxAroundDash ? `${before}\u2060\u00A0` : space,
  );
}

const maxAroundDash = bounds.word + 2;

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
