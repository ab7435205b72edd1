import { splitAtLinks } from "#domain/split-at-links.ts";
import { shop } from "#page-data";
import { OwnerLink } from "./owner-link.tsx";

/** A text of the owner's, in which addresses and paths of this site are links. */
export function LinkedText({ text }: { text: string }) {
  return splitAtLinks(text, shop.siteUrl).map(({ text: part, start, href }) =>
    href === undefined ? (
      part
    ) : (
      <OwnerLink key={start} href={href} className="text-link wrap-anywhere hover:text-paper">
        {part}
      </OwnerLink>
    ),
  );
}
