import { expect, test } from "vitest";
import { shouldShowBrowserCheck, rayId } from "#browser-check/browser-check-chance.ts";

test.each([0, 0.02, 0.0399999])("a draw of %d shows the browser check", (draw) => {
  expect(shouldShowBrowserCheck(() => draw)).toBe(true);
});

test.each([0.04, 0.0400001, 0.5, 0.9999999])("a draw of %d does not", (draw) => {
  expect(shouldShowBrowserCheck(() => draw)).toBe(false);
});

test("a Ray ID has 16 characters, each drawn separately from 0 to f", () => {
  expect(rayId(() => 0)).toBe("0000000000000000");
  expect(rayId(() => 0.9999999)).toBe("ffffffffffffffff");
  let next = 0;
  expect(rayId(() => next++ / 16)).toBe("0123456789abcdef");
});

test("with Math.random every Ray ID is hexadecimal and different", () => {
  const ids = Array.from({ length: 50 }, () => rayId(Math.random));
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{16}$/);
  expect(new Set(ids).size).toBe(50);
});
