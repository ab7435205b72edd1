import type { CSSProperties } from "react";
import type { Product } from "#domain/product.ts";
import bars from "./drawings/bars.svg";
import contours from "./drawings/contours.svg";
import fingerprint from "./drawings/fingerprint.svg";
import platter from "./drawings/platter.svg";
import rings from "./drawings/rings.svg";

const drawings = [rings, contours, platter, bars, fingerprint];

/**
 * The picture of a product without one: a line drawing with its game's code in large outlined letters, or the
 * code alone where it is small (placeholder.css). It fills its positioned parent, of any size and shape. The lines
 * are white, and dark on a light background.
 */
export function Placeholder({ id, game }: Pick<Product, "id" | "game">) {
  const { src, x, y, width } = drawingOf(id);
  // In the display face, M and W are 1.6 times as wide as a digit. No other letter of a code is much wider.
  const digits = game.length + 0.7 * (game.match(/[MW]/g)?.length ?? 0);
  return (
    <span
      aria-hidden="true"
      className="placeholder absolute inset-0 overflow-hidden bg-raised"
      style={{ "--digits": digits } as CSSProperties}
    >
      <img
        src={src}
        alt=""
        loading="lazy"
        draggable={false}
        className="absolute min-h-full max-w-none object-cover mix-blend-exclusion"
        style={{
          width: `${width}%`,
          left: `${x}%`,
          top: `${y}%`,
          translate: `-${x}% -${y}%`,
        }}
      />
      <span className="placeholder-code">{game}</span>
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
