import type { ReactNode } from "react";
import { Button, type ButtonVariant } from "#shop/ui/button.tsx";
import * as words from "#words";

type EmptyResultProps = {
  /** What was looked for, and what to do next. */
  text: string;
  onShowAll: () => void;
  /** Other ways out. */
  children?: ReactNode;
};

/** What a list shows in which nothing is found. */
export function EmptyResult({ text, onShowAll, children }: EmptyResultProps) {
  return (
    <div className="py-10">
      <p className="type-display text-heading">{words.nothingFound.title}</p>
      <p className="mt-3 max-w-measure wrap-anywhere text-quiet">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {children}
        <WayOut onPress={onShowAll}>{words.nothingFound.showAll}</WayOut>
      </div>
    </div>
  );
}

type WayOutProps = { variant?: ButtonVariant; onPress: () => void; children: ReactNode };

/** A button that disappears when it is pressed, so it leaves the focus in its section. */
export function WayOut({ variant = "outline", onPress, children }: WayOutProps) {
  return (
    <Button
      variant={variant}
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>("section, main")?.focus({ preventScroll: true });
        onPress();
      }}
    >
      {children}
    </Button>
  );
}
