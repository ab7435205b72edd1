import type { ComponentProps } from "react";
import { Link, matchPath, parsePath } from "react-router-dom";
import { routePaths } from "#domain/paths.ts";
import { isSafeLink, isSitePath } from "#domain/safe-link.ts";
import { ExternalLink } from "#shop/ui/external-link.tsx";

/**
 * A notice's link: to a screen of the shop, to a file of the site, or to another site in a new tab. None
 * if the address, which may come from storage, is not safe.
 */
export function NoticeLink({ href, ...rest }: ComponentProps<"a"> & { href: string }) {
  if (!isSafeLink(href)) return null;
  if (!isSitePath(href)) return <ExternalLink href={href} {...rest} />;
  const { pathname = "" } = parsePath(href);
  const isScreen = Object.values(routePaths).some((path) => matchPath(path, pathname));
  return <Link to={href} reloadDocument={!isScreen} {...rest} />;
}
