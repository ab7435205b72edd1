import type { ComponentProps } from "react";
import { Link, parsePath } from "react-router-dom";
import { isSafeLink, isSitePath } from "#domain/safe-link.ts";
import { isScreenPath } from "#shop/navigation/use-link-presses.ts";
import { ExternalLink } from "#shop/ui/external-link.tsx";

/**
 * A notice's link: to a screen of the shop, to a file of the site, or to another site in a new tab. None
 * if the address, which may come from storage, is not safe.
 */
export function NoticeLink({ href, ...rest }: ComponentProps<"a"> & { href: string }) {
  if (!isSafeLink(href)) return null;
  if (!isSitePath(href)) return <ExternalLink href={href} {...rest} />;
  return (
    <Link to={href} reloadDocument={!isScreenPath(parsePath(href).pathname ?? "")} {...rest} />
  );
}
