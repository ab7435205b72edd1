import type { CSSProperties } from "react";
import type { Product } from "#domain/product.ts";
import bars from "#shop/media/drawings/bars.svg";
import contours from "#shop/media/drawings/contours.svg";
import fingerprint from "#shop/media/drawings/fingerprint.svg";
import platter from "#shop/media/drawings/platter.svg";
import rings from "#shop/media/drawings/rings.svg";

const drawings = [rings, contours, platter, bars, fingerprint];

type ProductDrawingProps = {
  /** The product's id. It selects the drawing and the part of it that is shown. */
  id: string;
};

/** A line drawing for a product without a picture. It fills its positioned parent. */
function ProductDrawing({ id }: ProductDrawingProps) {
  const { src, x, y, width } = drawingOf(id);
  return (
    <span aria-hidden="true" className="absolute inset-0 overflow-hidden bg-raised">
      <img
        src={src}
        alt=""
        loading="lazy"
        draggable={false}
        className="absolute min-h-full max-w-none object-cover"
        // In a small place, less of it is shown, so that its lines stay apart.
        style={{
          width: `max(${width}%, 18rem)`,
          left: `${x}%`,
          top: `${y}%`,
          translate: `-${x}% -${y}%`,
        }}
      />
    </span>
  );
}

/**
 * The picture of a product without one: its line drawing, with its game's code in large outlined letters.
 * It fills its positioned parent, of any size and shape.
 */
export function Placeholder({ id, game }: Pick<Product, "id" | "game">) {
  // In the display face, M and W are 1.6 times as wide as a digit. No other letter of a code is much wider.
  const digits = game.length + 0.7 * (game.match(/[MW]/g)?.length ?? 0);
  return (
    <span aria-hidden="true" className="absolute inset-0 [container-type:size]">
      <ProductDrawing id={id} />
      <span className="monogram" style={{ "--digits": digits } as CSSProperties}>
        {game}
      </span>
    </span>
  );
}

/** The URL of an id's drawing, and the part of it that is shown: its place and the drawing's width, in percent. */
export function drawingOf(id: string): { src: string; x: number; y: number; width: number } {
  let hash = 0;
  for (const letter of id) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  const rest = Math.floor(hash / drawings.length);
  return {
    src: drawings[hash % drawings.length] ?? rings,
    x: rest % 101,
    y: (rest * 37) % 101,
    width: 125 + (rest % 7) * 10,
  };
}
