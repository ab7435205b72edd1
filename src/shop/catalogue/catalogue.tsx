import { CardCatalogue } from "./card-catalogue.tsx";
import type { CatalogueProps } from "./catalogue-section.tsx";
import { IndexCatalogue } from "./index-catalogue.tsx";

/** Up to these numbers, products are cards; above one of them, rows of an index. */
const maxCards = 12;
const maxCardGames = 6;

/** All products, with a search and a filter by game. */
export function Catalogue(props: CatalogueProps) {
  const isIndex = props.products.length > maxCards || props.games.length > maxCardGames;
  return isIndex ? <IndexCatalogue {...props} /> : <CardCatalogue {...props} />;
}
