import { memo, type ReactNode } from "react";
import { Link } from "react-router-dom";
import type { ProductSummary } from "#domain/page-data.ts";
import { productPath } from "#domain/paths.ts";
import { thumbnailSizes } from "#domain/picture-files.ts";
import { Picture } from "#shop/media/picture.tsx";
import { Placeholder } from "#shop/media/placeholder.tsx";
import { StartingPrice } from "#shop/product-status/starting-price.tsx";
import { StatusLabel } from "#shop/product-status/status-label.tsx";
import { buttonClass } from "#shop/ui/button.tsx";
import { GameTag } from "#shop/ui/game-tag.tsx";
import { NameHeading } from "#shop/ui/name-heading.tsx";
import { RowArrow } from "#shop/ui/row-arrow.tsx";
import { showFocused } from "#shop/web-platform/focus.ts";
import * as words from "#words";

const priceClass = "product-price type-display";

type ProductCardProps = {
  product: ProductSummary;
  /** The `sizes` attribute of its picture. */
  pictureSizes: string;
  /**
   * Whether its list has rows on phones, which hide the words of cards (catalogue.css). Both have one markup, because
   * a window can change its width.
   */
  isRowOnPhones?: boolean | undefined;
};

/** A product in a list of cards. The word "Purchase" shows that it opens. */
export function ProductCard({ product, pictureSizes, isRowOnPhones = false }: ProductCardProps) {
  return (
    <ProductLink product={product} pictureSizes={pictureSizes}>
      <StartingPrice
        offer={product}
        className={priceClass}
        before={<span className="of-cards">{`${words.catalogue.starting} `}</span>}
        after={<span className="of-cards">{words.catalogue.plus}</span>}
      />
      {product.priceText !== undefined && (
        <span className={`of-cards ${buttonClass("outline", "compact")} group-hover:border-paper`}>
          {words.catalogue.purchase}
        </span>
      )}
      {isRowOnPhones && <RowArrow className="md:hidden" />}
    </ProductLink>
  );
}

type ProductRowProps = {
  product: ProductSummary;
  /** Whether its list has a column for pictures. */
  hasPicture?: boolean;
  /** Whether its game's code follows the name. */
  hasTag?: boolean;
  id?: string;
};

/** A product in a list of rows. Memoised, because a letter in the search and "Show more" change few of 300 rows. */
export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  return (
    <ProductLink {...props}>
      <StartingPrice offer={props.product} className={priceClass} />
      <RowArrow />
    </ProductLink>
  );
});

type ProductLinkProps = ProductRowProps & {
  /** The `sizes` attribute of its picture, if that is more than a thumbnail. */
  pictureSizes?: string;
  /** The price, and a word or an arrow that shows that the link opens a page. */
  children: ReactNode;
};

/**
 * The link of a card or a row: picture, name and status, arranged by the class of the list (catalogue.css). It is
 * one link, so it is one tab stop.
 */
function ProductLink(props: ProductLinkProps) {
  const { product, pictureSizes, hasPicture = true, hasTag = true, id, children } = props;
  const { name, game, picture, status } = product;
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
      <span className="product-buy">{children}</span>
    </Link>
  );
}
