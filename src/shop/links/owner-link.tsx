import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { isMailLink, linkTarget } from "#domain/address.ts";
import { shop } from "#page-data";
import { ExternalLink } from "./external-link.tsx";

type OwnerLinkProps = ComponentProps<"a"> & { href: string };

/**
 * A link that the owner has written: to a screen of the shop, to a file of the site, to another site in a new
 * tab, or an email. Renders nothing if the address, which may come from storage, is not safe.
 */
export function OwnerLink({ href, children, ...rest }: OwnerLinkProps) {
  if (isMailLink(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  const target = linkTarget(href, shop.siteUrl);
  if (!target) return null;
  if (target.kind === "elsewhere") {
    return (
      <ExternalLink href={target.href} {...rest}>
        {children}
      </ExternalLink>
    );
  }
  return (
    <Link to={target.href} reloadDocument={target.kind === "file"} {...rest}>
      {children}
    </Link>
  );
}
