import { Outlet, useLocation, useMatches } from "react-router-dom";
import { shop } from "#data/shop.ts";
import type { PageHead, RouteHandle } from "#domain/page-head.ts";

/** The screen of the matched route, with the document head that the route defines. */
export function RouteScreen() {
  const match = useMatches().at(-1);
  const handle = match?.handle as RouteHandle;
  return (
    <>
      <DocumentHead {...handle.head(match?.params["productId"])} />
      <Outlet />
    </>
  );
}

/**
 * The title and the canonical URL of a screen, which share menus of phones use. React puts them into the
 * document's head, in the build and after a link.
 */
export function DocumentHead({ title, isMissing }: PageHead) {
  const { pathname } = useLocation();
  return (
    <>
      <title>{title}</title>
      {isMissing ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={shop.siteUrl + pathname} />
      )}
    </>
  );
}
