import { memo } from "react";
import type { GameGroup } from "#domain/game.ts";
import { productPath } from "#domain/paths.ts";
import type { ProductSummary } from "#domain/product-summary.ts";
import { Picture } from "#shop/media/picture.tsx";
import { picture } from "#shop/media/pictures.ts";
import { ProductDrawing } from "#shop/media/product-drawing.tsx";
import { Link } from "react-router-dom";
import { buttonClass } from "#shop/ui/button.tsx";
import { GameTag } from "#shop/ui/game-tag.tsx";
import { StatusLabel } from "#shop/ui/status-label.tsx";
import { StartingPrice } from "./product-card.tsx";

type ProductIndexProps = {
  groups: readonly GameGroup<ProductSummary>[];
  isShown: (product: ProductSummary) => boolean;
};

/**
 * Many products as rows, beside the names of their games. Hidden rows stay mounted, so that a search
 * only changes an attribute.
 */
export function ProductIndex({ groups, isShown }: ProductIndexProps) {
  return groups.map(({ code, name, items: products }) => (
    <div
      key={code}
      hidden={!products.some(isShown)}
      className="border-t border-line-strong lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-x-5"
    >
      <div className="flex flex-wrap content-center items-center gap-x-3 pt-3 lg:sticky lg:top-[calc(var(--header-height)+var(--toolbar-height))] lg:min-h-[calc(4.5rem-1px)] lg:self-start lg:py-2">
        <h3
          dir="auto"
          className="font-sans text-body leading-6 font-semibold wrap-anywhere normal-case"
        >
          {name}
        </h3>
        <GameTag game={code} />
      </div>
      <ProductRows products={products} isShown={isShown} />
    </div>
  ));
}

type ProductRowsProps = {
  products: readonly ProductSummary[];
  isShown: (product: ProductSummary) => boolean;
  /** Whether each row has the code of its game. */
  hasGames?: boolean;
};

/** Products as rows. */
export function ProductRows({ products, isShown, hasGames = false }: ProductRowsProps) {
  return (
    <ul className="@container [&>:not([hidden])]:first:border-t-0">
      {products.map((product) => (
        <ProductRow
          key={product.id}
          product={product}
          isShown={isShown(product)}
          hasGame={hasGames}
        />
      ))}
    </ul>
  );
}

type ProductRowProps = { product: ProductSummary; isShown: boolean; hasGame: boolean };

/** One link, like a card. Memoised, because a keystroke changes few of many rows. */
const ProductRow = memo(function ProductRow({ product, isShown, hasGame }: ProductRowProps) {
  const { id, name, game, priceText, image, status } = product;
  const path = productPath(product);
  return (
    <li hidden={!isShown} className="product border-t border-line">
      <Link to={path} className="product-row group hover:bg-raised active:bg-pressed">
        <span className="row-picture">
          {image === undefined ? (
            <ProductDrawing id={id} isDetail />
          ) : (
            <span data-picture-of={path} className="block size-full">
              <Picture
                picture={picture(image)}
                alt=""
                sizes="96px"
                className="size-full object-cover"
              />
            </span>
          )}
        </span>
        <span dir="auto" className="row-name">
          {name} {hasGame && <GameTag game={game} />}
        </span>
        <span className="row-status">
          <StatusLabel status={status} />
        </span>
        <span className="row-price">
          {priceText === undefined ? "Sold out" : <StartingPrice text={priceText} size="small" />}
        </span>
        {priceText !== undefined && (
          <span
            className={`row-action ${buttonClass("outline", "compact")} group-hover:border-paper`}
          >
            Purchase
          </span>
        )}
      </Link>
    </li>
  );
});
