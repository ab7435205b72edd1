import type { ReactNode } from "react";
import { productsSectionId } from "#paths.ts";
import { isPlainClick } from "#ui/is-plain-click.ts";
import { scrollToSection } from "#ui/scroll-to-section.ts";

type ProductsLinkProps = {
  className: string;
  children: ReactNode;
  onNavigate?: () => void;
};

/** A link to the products section of the current screen. It scrolls there and moves the focus. */
export function ProductsLink({ className, children, onNavigate }: ProductsLinkProps) {
  return (
    <a
      href={`#${productsSectionId}`}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onNavigate?.();
        scrollToSection(document.getElementById(productsSectionId));
      }}
    >
      {children}
    </a>
  );
}
