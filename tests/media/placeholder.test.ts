import { expect, test } from "vitest";
import { drawingOf } from "#shop/media/placeholder.tsx";

test("most products with the same drawing show different parts of it", () => {
  const drawn = Array.from({ length: 60 }, (_, index) => drawingOf(`p${index}`));
  expect(new Set(drawn.map(({ src }) => src)).size).toBe(5);
  // The place and the size of the part, in percent of the drawing.
  const parts = drawn.map(({ src, x, y, width }) => {
    const size = 10_000 / width;
    const place = [((100 - size) * x) / 100, ((100 - size) * y) / 100];
    return `${src} ${[size, ...place].map(Math.round).join(" ")}`;
  });
  expect(new Set(parts).size).toBeGreaterThan(50);
});

test("no part of a drawing leaves a border of its place empty", () => {
  for (const id of ["rust-ember", "eft-lantern", "ذ"]) {
    const { x, y, width } = drawingOf(id);
    for (const percent of [x, y]) {
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
    }
    expect(width).toBeGreaterThanOrEqual(100);
  }
});
