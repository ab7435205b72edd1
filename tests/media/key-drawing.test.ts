import { expect, test } from "vitest";
import { cutDepths } from "#shop/media/key-drawing.tsx";

test("a key has five cuts, and keeps them", () => {
  expect(cutDepths(300001)).toEqual([1, 1, 2, 3, 4]);
  expect(cutDepths(7)).toEqual([7, 7, 4, 1, 8]);
});

test("keys with different last digits have different cuts", () => {
  const ids = Array.from({ length: 2000 }, (_, index) => 930_000 + index);
  expect(new Set(ids.map((id) => cutDepths(id).join())).size).toBe(ids.length);
});
