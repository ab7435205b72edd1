import type { ThemeColours } from "#owner/check/theme-colours.ts";
import { cardArtBox } from "./card-layout.tsx";

/** The average distance from the origin, in a viewBox from -100 to 100. */
const radius = 70;
const pointCount = 9;

/** The scales of the rings, the largest first. */
const scales = Array.from({ length: 16 }, (_, index) => (1.9 * (16 - index)) / 16);

/** Contour lines as SVG, for the card of a product without a picture. The same id gives the same lines. */
export function contourSvg(id: string, { paper }: Pick<ThemeColours, "paper">): string {
  const path = contourPath(id);
  const rings = scales.map(
    (scale) => `<path d="${path}" transform="scale(${scale})" stroke-width="${0.45 / scale}"/>`,
  );
  const { width, height } = cardArtBox;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="-110 -68 200 150"><g fill="none" stroke="${paper}" stroke-opacity="0.4">${rings.join("")}</g></svg>`;
}

/** The SVG path of a closed, uneven curve around the origin. */
function contourPath(seed: string): string {
  const random = randomNumbers(seed);
  const points = Array.from({ length: pointCount }, (_, index) => {
    const angle = (2 * Math.PI * (index + 0.5 * random())) / pointCount;
    const distance = radius * (0.7 + 0.6 * random());
    return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance };
  });
  return smoothPath(points);
}

type Point = { x: number; y: number };

/** A closed Catmull-Rom spline through the points, as cubic Bézier segments. */
function smoothPath(points: readonly Point[]): string {
  const at = (index: number): Point => points.at(index % points.length) ?? { x: 0, y: 0 };
  const text = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;
  const segments = points.map((from, index) => {
    const to = at(index + 1);
    const before = at(index - 1);
    const after = at(index + 2);
    const handleFrom = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const handleTo = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${text(handleFrom)} ${text(handleTo)} ${text(to)}`;
  });
  return `M${text(at(0))}${segments.join("")}Z`;
}

/** A seeded random number generator, 0 to 1 (FNV-1a hash, then mulberry32). */
function randomNumbers(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}
