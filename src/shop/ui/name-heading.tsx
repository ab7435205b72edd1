import type { ReactNode } from "react";

type NameHeadingProps = {
  /** "span" is for a name that only looks like a heading. */
  as: "h1" | "h2" | "span";
  name: string;
  /** The code of its game, or nothing. */
  tag: ReactNode;
  className: string;
};

/** A product's name, and its tag after it in the page's direction, so that all names start on the same edge. */
export function NameHeading({ as: Tag, name, tag, className }: NameHeadingProps) {
  return (
    <Tag className={`page-direction ${className}`}>
      <bdi>{name}</bdi> {tag}
    </Tag>
  );
}
