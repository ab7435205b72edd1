import { maxCardGames, maxCardProducts } from "#domain/few-or-many.ts";
import { CardView } from "./card-view.tsx";
import type { CatalogueProps } from "./catalogue-section.tsx";
import { ListView } from "./list-view.tsx";

/** All products, with a search and a filter by game. */
export function Catalogue(props: CatalogueProps) {
  const isList = props.products.length > maxCardProducts || props.games.length > maxCardGames;
  return isList ? <ListView {...props} /> : <CardView {...props} />;
}
