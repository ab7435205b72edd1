import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import type { ComponentProps } from "react";
import * as words from "#words";

type ExternalLinkProps = Omit<ComponentProps<"a">, "target" | "rel"> & { href: string };

/** A link to another site, with an arrow. It opens in a new tab, which screen readers announce. */
export function ExternalLink({ children, className = "", ...rest }: ExternalLinkProps) {
  return (
    <a target="_blank" rel="noopener" className={`page-direction ${className}`} {...rest}>
      {/* A single item in a button's layout, so that the arrow follows the last word. */}
      <span className="text-balance">
        <bdi>{children}</bdi>
        <ArrowUpRight
          aria-hidden="true"
          className="ms-1 inline-block size-4 shrink-0 align-[-0.15em] rtl-mirrored"
        />
      </span>
      <span className="sr-only">{` ${words.layout.opensInNewTab}`}</span>
    </a>
  );
}
