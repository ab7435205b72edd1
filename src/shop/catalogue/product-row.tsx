import { memo } from "react";
import { Link } from "react-router-dom";
import { GameTag } from "#shop/ui/game-tag.tsx";
import { Picture } from "#shop/media/picture.tsx";
import { picture } from "#shop/media/pictures.ts";
import { ProductDrawing } from "#shop/media/product-drawing.tsx";
import { StatusLabel } from "#shop/ui/status-label.tsx";
import { buttonClass } from "#shop/ui/button.tsx";
import { productPath } from "#domain/paths.ts";
import type { ProductSummary } from "#domain/product-summary.ts";
import { StartingPrice } from "./starting-price.tsx";

type ProductRowProps = {
  product: ProductSummary;
  isShown: boolean;
  /** Whether the game's code follows the name, because no heading above has it. */
  hasGame: boolean;
};

/** A product in the index: one link, like a card. Memoised, because a keystroke changes few of many rows. */
export const ProductRow = memo(function ProductRow({ product, isShown, hasGame }: ProductRowProps) {
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
          {name}
          {hasGame && (
            <>
              {" "}
              <GameTag game={game} />
            </>
          )}
        </span>
        <span className="row-status">
          <StatusLabel status={status} />
        </span>
        <span className="row-price">
          {priceText === undefined ? (
            "Sold out"
          ) : (
            <StartingPrice priceText={priceText} size="small" />
          )}
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
