import { memo } from "react";
import { Link } from "#ui/link.tsx";
import { GameTag } from "#ui/game-tag.tsx";
import { Picture } from "#media/picture.tsx";
import { ProductTile } from "#media/product-tile.tsx";
import { StatusLabel } from "#ui/status-label.tsx";
import { buttonClass } from "#ui/button.tsx";
import type { ProductSummary } from "#domain/product-summary.ts";
import { headingLeading } from "#ui/heading-leading.ts";
import { productPath } from "#paths.ts";
import { picture } from "#media/pictures.ts";

/** The fields of a product that a card shows. */
export type CardProduct = Pick<
  ProductSummary,
  "id" | "name" | "game" | "price" | "priceText" | "image" | "status"
>;

type ProductCardProps = {
  product: CardProduct;
  /** For grids with up to three columns. */
  isDense?: boolean;
};

/** The longest price line that fits beside the button in three columns, in characters. */
const maxPriceLength = 23;

const pictureSizes = "(min-width: 80rem) 590px, (min-width: 48rem) 46vw, 92vw";
const densePictureSizes = "(min-width: 80rem) 388px, (min-width: 48rem) 46vw, 92vw";

/** A product in the catalogue. The whole card is one link, so it is one tab stop. */
export const ProductCard = memo(function ProductCard({
  product,
  isDense = false,
}: ProductCardProps) {
  const { name, game, priceText, image, status } = product;
  const price = priceText === undefined ? "Sold out" : `Starting from ${priceText}+`;
  // In three columns, a price of seven digits fits beside the button in small type.
  const denseText =
    price.length > maxPriceLength ? "@max-[24rem]:text-label" : "@max-[21rem]:text-label";
  return (
    <Link
      to={productPath(product)}
      className="group flex h-full flex-col border border-line bg-ink transition-colors hover:border-line-strong active:bg-raised"
    >
      <span
        data-picture-of={productPath(product)}
        className="relative block aspect-16/10 overflow-hidden border-b border-line bg-raised"
      >
        {image === undefined ? (
          <ProductTile product={product} />
        ) : (
          <Picture
            picture={picture(image)}
            alt=""
            sizes={isDense ? densePictureSizes : pictureSizes}
            className="size-full object-cover transition-transform duration-250 group-hover:scale-[1.015]"
          />
        )}
      </span>
      <span
        className={`flex flex-1 flex-col gap-4 p-(--gutter) ${isDense ? "@container" : "md:p-6"}`}
      >
        <span
          dir="auto"
          className={`flex items-start justify-between gap-x-6 gap-y-2 ${isDense ? "flex-col" : "flex-wrap max-sm:flex-col"}`}
        >
          <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
            <span className={`display text-heading wrap-anywhere ${headingLeading(name)}`}>
              {name}
            </span>
            <GameTag game={game} />
          </span>
          <StatusLabel status={status} />
        </span>
        <span
          className={`mt-auto flex flex-wrap items-center justify-between ${isDense ? "gap-2" : "gap-x-6 gap-y-4"}`}
        >
          {/* Takes the room, so that the button only grows where it is alone on a line. */}
          <span className={isDense ? `grow-999 whitespace-nowrap ${denseText}` : undefined}>
            {price}
          </span>
          <span
            className={`${isDense ? `${buttonClass("outline", "compact")} grow @max-[24rem]:px-3 ${denseText}` : `${buttonClass("outline")} max-sm:w-full`} group-hover:border-paper`}
          >
            Purchase
          </span>
        </span>
      </span>
    </Link>
  );
});
