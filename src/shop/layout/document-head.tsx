import { useLocation } from "react-router-dom";
import type { PageHead } from "#domain/page-head.ts";
import { shop } from "#page-data";

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
