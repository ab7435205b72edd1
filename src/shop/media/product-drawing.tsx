import type { Product } from "#domain/product.ts";
import bars from "./drawings/bars.svg";
import contours from "./drawings/contours.svg";
import fingerprint from "./drawings/fingerprint.svg";
import platter from "./drawings/platter.svg";
import rings from "./drawings/rings.svg";

const drawings = [rings, contours, platter, bars, fingerprint];

type ProductDrawingProps = {
  /** The product's id. It selects the drawing and its crop. */
  id: string;
  /** Shows a detail at its original size, for small boxes. */
  isDetail?: boolean;
};

/** A line drawing for a product without a picture. It fills its positioned parent. */
export function ProductDrawing({ id, isDetail = false }: ProductDrawingProps) {
  const { src, x, y } = drawingOf(id);
  return (
    <span aria-hidden="true" className="absolute inset-0 overflow-hidden bg-raised">
      <img
        src={src}
        alt=""
        loading="lazy"
        draggable={false}
        className={`size-full ${isDetail ? "object-none" : "object-cover"}`}
        style={{ objectPosition: `${x}% ${y}%` }}
      />
    </span>
  );
}

/**
 * The line drawing of a product without a picture, with its game's code in large outlined letters that
 * run off the edge.
 */
export function Poster({ id, game }: Pick<Product, "id" | "game">) {
  return (
    <>
      <ProductDrawing id={id} />
      <span
        aria-hidden="true"
        className="monogram absolute top-[min(3rem,12cqh)] -right-[8cqw] type-display leading-none"
        // Letters are about half as wide as they are high.
        style={{ fontSize: `min(${Math.min(90, 230 / game.length)}cqw, 90cqh)` }}
      >
        {game}
      </span>
    </>
  );
}

/** The URL of an id's drawing, and the place that its crop shows, in percent. */
export function drawingOf(id: string): { src: string; x: number; y: number } {
  let hash = 0;
  for (const letter of id) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  const rest = Math.floor(hash / drawings.length);
  return { src: drawings[hash % drawings.length] ?? rings, x: rest % 101, y: (rest * 37) % 101 };
}
