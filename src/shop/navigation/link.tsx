import type { ComponentProps } from "react";
import { useHref, useLinkClickHandler, useMatch } from "react-router-dom";

type LinkProps = Omit<ComponentProps<"a">, "href" | "onClick"> & {
  /** A path on this site. */
  to: string;
};

/**
 * A link to another screen, without a page load. React Router's own `Link` brings 2 KiB for
 * prefetching and discovery, which only work in its framework mode.
 */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={useHref(to)} onClick={useLinkClickHandler(to)}>
      {children}
    </a>
  );
}

/** A link that is marked as current on the screen that it leads to. */
export function NavLink(props: LinkProps) {
  return <Link {...props} aria-current={useMatch(props.to) ? "page" : undefined} />;
}
