import type { ComponentProps } from "react";
import { focusElement } from "#shop/web-platform/focus.ts";
import { hasModifierKey } from "#shop/web-platform/modifier-key.ts";
import { scrollBehavior } from "#shop/web-platform/motion.ts";

type SectionLinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** The id of an element on this page. */
  section: string;
};

/**
 * A link to a section of this page. It scrolls there and moves the focus without a history entry. Before
 * hydration, the browser follows it.
 */
export function SectionLink({ section, onClick, children, ...rest }: SectionLinkProps) {
  return (
    <a
      href={`#${section}`}
      onClick={(event) => {
        onClick?.(event);
        const target = document.getElementById(section);
        if (!target || hasModifierKey(event)) return;
        event.preventDefault();
        target.scrollIntoView({ behavior: scrollBehavior(), block: "start" });
        focusElement(target);
      }}
      {...rest}
    >
      {children}
    </a>
  );
}
