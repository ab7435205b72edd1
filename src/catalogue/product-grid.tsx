import { memo } from "react";
import { ProductCard, type CardProduct } from "./product-card.tsx";

/** From this length on, a search must not render all its cards (`content-visibility`) or animate them. */
const minLongGridCards = 25;

/** Up to this length, the grid has at most two columns. */
const maxTwoColumnCards = 4;

/** A heading in the grid: a game's name and its number of products. */
export type GroupHeading = { name: string; count: number };

type ProductGridProps = {
  products: readonly CardProduct[];
  /** Whether a product is visible. By default, all are. */
  isShown?: (product: CardProduct) => boolean;
  /** Whether the shopper has searched. Cards neither move nor change their size before. */
  isSearched?: boolean;
  /** Headings, by the id of the product that follows. */
  headings?: ReadonlyMap<string, GroupHeading>;
};

/** Product cards. Hidden cards stay mounted, so that a search only changes an attribute. */
export function ProductGrid({
  products,
  isShown = showsAll,
  isSearched = false,
  headings,
}: ProductGridProps) {
  const isDense = products.length > maxTwoColumnCards;
  const columns = isDense ? " xl:grid-cols-3" : "";
  const searchedKind = products.length < minLongGridCards ? " animated-grid" : " long-grid";
  const kind = isSearched ? searchedKind : "";
  return (
    <ul
      hidden={!products.some((product) => isShown(product))}
      className={`grid gap-5 md:grid-cols-2${columns}${kind}`}
    >
      {products.map((product) => (
        <GridItem
          key={product.id}
          product={product}
          isShown={isShown(product)}
          isDense={isDense}
          heading={headings?.get(product.id)}
        />
      ))}
    </ul>
  );
}

type GridItemProps = {
  product: CardProduct;
  isShown: boolean;
  isDense: boolean;
  heading: GroupHeading | undefined;
};

/** A card with the heading before it. Memoised: a keystroke changes few of many cards. */
const GridItem = memo(function GridItem({ product, isShown, isDense, heading }: GridItemProps) {
  return (
    <>
      {heading && isShown && <GroupHeadingRow heading={heading} />}
      <li hidden={!isShown} data-name={product.name} data-game={product.game} className="min-w-0">
        <ProductCard product={product} isDense={isDense} />
      </li>
    </>
  );
});

type GroupHeadingRowProps = { heading: GroupHeading };

function GroupHeadingRow({ heading: { name, count } }: GroupHeadingRowProps) {
  return (
    <li className="col-span-full mt-6 flex items-baseline gap-3 text-label text-quiet first:mt-2">
      <h3 dir="auto" className="font-sans text-label font-semibold wrap-anywhere">
        {name}
      </h3>
      <span className="tabular-nums">{count}</span>
    </li>
  );
}

const showsAll = () => true;
