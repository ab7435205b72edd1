import { expect, test, vi } from "vitest";
import { rayId, takeDraw, willShowBrowserCheck } from "#shop/browser-check/browser-check-chance.ts";

test.each([
  [0, true],
  [0.0399999, true],
  [0.04, false],
  [0.9999999, false],
])("a draw of %d shows the browser check: %s", (draw, isShown) => {
  vi.spyOn(Math, "random").mockReturnValue(draw);
  expect(takeDraw()).toBe(isShown);
});

test("the next draw stays the same until a route change takes it", () => {
  const random = vi.spyOn(Math, "random").mockReturnValue(0);
  expect(willShowBrowserCheck()).toBe(true);
  random.mockReturnValue(0.5);
  expect(willShowBrowserCheck()).toBe(true);
  expect(takeDraw()).toBe(true);
  expect(takeDraw()).toBe(false);
});

test("a Ray ID has 16 characters, each drawn separately from 0 to f", () => {
  let next = 0;
  vi.spyOn(Math, "random").mockImplementation(() => next++ / 16);
  expect(rayId()).toBe("0123456789abcdef");
});
