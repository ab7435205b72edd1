import type { ReactNode } from "react";
import { productsSectionId } from "#paths.ts";
import { scrollToProducts } from "./scroll-to-products.ts";

type ProductsLinkProps = {
  className: string;
  children: ReactNode;
  onNavigate?: () => void;
};

/**
 * Leads to the products section of this screen; it never navigates. Before the scripts are
 * there it is a plain link to the section.
 */
export function ProductsLink({ className, children, onNavigate }: ProductsLinkProps) {
  return (
    <a
      href={`#${productsSectionId}`}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        onNavigate?.();
        scrollToProducts();
      }}
    >
      {children}
    </a>
  );
}
