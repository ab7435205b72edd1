import { useLocation } from "react-router-dom";
import type { PageHead } from "#domain/page-head.ts";
import { shop } from "#page-data";

/** The title and the canonical URL of a screen, which React puts into the document's head. Share menus use them. */
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
