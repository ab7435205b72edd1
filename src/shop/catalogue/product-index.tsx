import { memo } from "react";
import { Link } from "react-router-dom";
import type { GameGroup } from "#domain/game.ts";
import { productPath } from "#domain/paths.ts";
import type { ProductSummary } from "#domain/product-summary.ts";
import { Picture } from "#shop/media/picture.tsx";
import { picture } from "#shop/media/pictures.ts";
import { ProductDrawing } from "#shop/media/product-drawing.tsx";
import { buttonClass } from "#shop/ui/button.tsx";
import { GameTag } from "#shop/ui/game-tag.tsx";
import { StatusLabel } from "#shop/ui/status-label.tsx";

type ProductIndexProps = {
  groups: readonly GameGroup<ProductSummary>[];
  /** How many products of a game match the search, of which only some may be shown. */
  count: (game: string) => number;
};

/** Many products as rows, beside the names of their games. */
export function ProductIndex({ groups, count }: ProductIndexProps) {
  return groups.map(({ code, name, items: products }) => (
    <div
      key={code}
      className="border-t border-line-strong lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-x-5"
    >
      <div className="flex flex-wrap content-center items-center gap-x-3 pt-3 lg:sticky lg:top-[calc(var(--header-height)+var(--toolbar-height))] lg:min-h-[calc(4.5rem-1px)] lg:self-start lg:py-2">
        <h3 dir="auto" className="font-sans text-label font-semibold wrap-anywhere text-quiet">
          {name}
        </h3>
        <GameTag game={code} />
        <span className="text-label text-quiet">{count(code)}</span>
      </div>
      <ProductRows products={products} />
    </div>
  ));
}

type ProductRowsProps = {
  products: readonly ProductSummary[];
  /** Whether each row has the code of its game. */
  hasGames?: boolean;
};

/** Products as rows. */
export function ProductRows({ products, hasGames = false }: ProductRowsProps) {
  if (products.length === 0) return null;
  return (
    <ul className="@container *:border-line [&>*+*]:border-t">
      {products.map((product) => (
        <ProductRow key={product.id} product={product} hasGame={hasGames} />
      ))}
    </ul>
  );
}

type ProductRowProps = { product: ProductSummary; hasGame: boolean };

/** One link, like a card. Memoised, because a keystroke changes few of many rows. */
const ProductRow = memo(function ProductRow({ product, hasGame }: ProductRowProps) {
  const { id, name, game, priceText, image, status } = product;
  return (
    <li>
      <Link
        to={productPath(product)}
        className="product-row group hover:bg-raised active:bg-pressed"
      >
        <span className="relative aspect-96/60 overflow-hidden bg-raised [grid-area:picture] @max-[20rem]:hidden">
          {image === undefined ? (
            <ProductDrawing id={id} isDetail />
          ) : (
            <Picture
              picture={picture(image)}
              alt=""
              sizes="96px"
              className="size-full object-cover"
            />
          )}
        </span>
        <span
          dir="auto"
          className="basis-full justify-self-start text-left leading-tight font-semibold wrap-anywhere [grid-area:name]"
        >
          {name} {hasGame && <GameTag game={game} />}
        </span>
        <span className="flex flex-1 flex-wrap items-center justify-between gap-x-2 text-label [grid-area:facts] @2xl:contents @2xl:text-body">
          <span className="whitespace-nowrap [grid-area:status]">
            <StatusLabel status={status} />
          </span>
          <span className="text-end text-quiet [grid-area:price]">
            {priceText === undefined ? (
              "Sold out"
            ) : (
              <span className="type-display text-[1.25rem] text-paper @2xl:text-[1.5rem]">
                <span className="sr-only">Starting from </span>
                {priceText}
                <span className="sr-only">+</span>
              </span>
            )}
          </span>
        </span>
        {priceText !== undefined && (
          <span
            className={`${buttonClass("outline", "compact")} [grid-area:action] group-hover:border-paper @max-2xl:min-h-9 @max-2xl:px-2 @max-2xl:text-label`}
          >
            Purchase
          </span>
        )}
      </Link>
    </li>
  );
});
