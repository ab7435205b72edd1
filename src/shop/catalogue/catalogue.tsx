import { CardView } from "./card-view.tsx";
import type { CatalogueProps } from "./catalogue-section.tsx";
import { ListView } from "./list-view.tsx";

/** Up to these numbers, products are cards; above one of them, rows of a list. */
const maxCardProducts = 12;
const maxCardGames = 6;

/** All products, with a search and a filter by game. */
export function Catalogue(props: CatalogueProps) {
  const isList = props.products.length > maxCardProducts || props.games.length > maxCardGames;
  return isList ? <ListView {...props} /> : <CardView {...props} />;
}
