import { memo } from "react";
import { Link } from "react-router-dom";
import { productPath } from "#domain/paths.ts";
import type { ProductSummary } from "#domain/product-summary.ts";
import { Picture } from "#shop/media/picture.tsx";
import { picture } from "#shop/media/pictures.ts";
import { Poster } from "#shop/media/product-drawing.tsx";
import { buttonClass } from "#shop/ui/button.tsx";
import { GameTag } from "#shop/ui/game-tag.tsx";
import { Heading } from "#shop/ui/heading.tsx";
import { StatusLabel } from "#shop/ui/status-label.tsx";

type ProductCardProps = {
  product: ProductSummary;
  /** The `sizes` attribute of its picture. */
  pictureSizes: string;
};

/**
 * A product with its picture, or a poster in the same ratio. The whole card is one link, so it is one tab stop. Memoised, because a key in the search changes few cards:
 * its next paint takes 24 ms with 12 cards at a quarter of the CPU speed, and 32 to 40 without.
 */
export const ProductCard = memo(function ProductCard({ product, pictureSizes }: ProductCardProps) {
  const { id, name, game, priceText, image, status } = product;
  return (
    <Link
      to={productPath(product)}
      className="group @container relative flex h-full flex-col border border-line bg-ink hover:border-line-strong active:bg-raised"
    >
      <span className="relative block aspect-16/10 overflow-hidden border-b border-line bg-raised">
        {image === undefined ? (
          <Poster id={id} game={game} />
        ) : (
          <Picture
            picture={picture(image)}
            alt=""
            sizes={pictureSizes}
            className="size-full object-cover"
          />
        )}
      </span>
      <span className="flex flex-1 flex-col gap-5 p-(--gutter) md:@min-[28rem]:p-6">
        <span className="flex flex-1 flex-col justify-between gap-x-6 gap-y-3 @min-[28rem]:flex-row @min-[28rem]:items-baseline">
          <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
            <Heading
              as="span"
              text={name}
              className="type-display text-left text-subtitle @max-[28rem]:text-heading"
            />
            <GameTag game={game} />
          </span>
          <span className="shrink-0">
            <StatusLabel status={status} />
          </span>
        </span>
        <span className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-3">
          {priceText === undefined ? (
            <span className="text-quiet">Sold out</span>
          ) : (
            <>
              <span className="flex-[1_1_6rem]">
                <StartingPrice text={priceText} />
              </span>
              <span className={`${buttonClass("outline", "compact")} group-hover:border-paper`}>
                Purchase
              </span>
            </>
          )}
        </span>
      </span>
    </Link>
  );
});

/** "Starting from $2.99+", in two lines where it is narrow. */
function StartingPrice({ text }: { text: string }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-1.5">
      <span className="text-label whitespace-nowrap text-quiet">Starting from </span>
      <span className="type-display text-heading text-paper">{`${text}+`}</span>
    </span>
  );
}
