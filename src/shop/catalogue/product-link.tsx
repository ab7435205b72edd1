import ArrowRight from "lucide-react/icons/arrow-right";
import { memo } from "react";
import { Link } from "react-router-dom";
import type { ProductSummary } from "#domain/page-data.ts";
import { productPath } from "#domain/paths.ts";
import { thumbnailSizes } from "#shop/media/picture-files.ts";
import { Picture } from "#shop/media/picture.tsx";
import { Placeholder } from "#shop/media/placeholder.tsx";
import { StatusLabel } from "#shop/product-status/status-label.tsx";
import { buttonClass } from "#shop/ui/button.tsx";
import { GameTag } from "#shop/ui/game-tag.tsx";
import { NameHeading } from "#shop/ui/name-heading.tsx";
import { Price } from "#shop/ui/price.tsx";
import { showFocused } from "#shop/web-platform/focus.ts";
import * as words from "#words";

type ProductLinkProps = {
  product: ProductSummary;
  /** The `sizes` attribute of its picture, if that is more than a thumbnail. */
  pictureSizes?: string | undefined;
  /** Whether its list has a column for pictures. */
  hasPicture?: boolean;
  /** Whether its game's code follows the name. */
  hasTag?: boolean;
  /** What says that it opens: a word on cards, an arrow in rows. A list that has both forms has both. */
  action?: "word" | "arrow" | "both" | undefined;
  id?: string;
};

/**
 * A product of a list: picture, name, status, price and action. It is one link, so it is one tab stop. The
 * list's class makes it a card or a row (catalogue.css). Memoised, because a letter in the search and "Show
 * more" change few of 300.
 */
export const ProductLink = memo(function ProductLink({
  product,
  pictureSizes,
  hasPicture = true,
  hasTag = true,
  action = "word",
  id,
}: ProductLinkProps) {
  const { name, game, priceText, isFrom, picture, status } = product;
  return (
    <Link
      id={id}
      to={productPath(product)}
      onFocus={showFocused}
      className="product-link group grid hover:border-line-strong active:bg-pressed"
    >
      {hasPicture && (
        <span className="product-picture relative overflow-hidden bg-raised">
          {picture === undefined ? (
            <Placeholder id={product.id} game={game} />
          ) : (
            <Picture
              picture={picture}
              alt=""
              sizes={pictureSizes ?? thumbnailSizes(picture)}
              className="size-full object-cover"
            />
          )}
        </span>
      )}
      <NameHeading
        as="span"
        name={name}
        tag={hasTag && <GameTag game={game} />}
        className="product-name type-display"
      />
      <span className="product-status">
        <StatusLabel status={status} />
      </span>
      <span className="product-buy">
        {priceText === undefined ? (
          <span className="text-quiet">{words.catalogue.soldOut}</span>
        ) : (
          <span className="product-price">
            {/* "Starting from $2.99+" on cards, "from $2.99" in rows. */}
            {isFrom && (
              <span className="text-label text-quiet">
                <span className="of-cards">{`${words.catalogue.starting} `}</span>
                {`${words.catalogue.from} `}
              </span>
            )}
            <span className="type-display">
              <Price text={priceText} />
              {isFrom && <span className="of-cards">{words.catalogue.plus}</span>}
            </span>
          </span>
        )}
        {priceText !== undefined && action !== "arrow" && (
          <span
            className={`of-cards ${buttonClass("outline", "compact")} group-hover:border-paper`}
          >
            {words.catalogue.purchase}
          </span>
        )}
        {action !== "word" && (
          <ArrowRight
            aria-hidden="true"
            className={`${action === "both" ? "md:hidden" : ""} size-5 shrink-0 transition-transform group-hover:translate-x-[calc(4px*var(--direction))] rtl-mirrored`}
          />
        )}
      </span>
    </Link>
  );
});
