import { expect, test } from "vitest";
import { lockData } from "#finish/lock-data.ts";

const product = (index: number) => ({
  id: `p${index}`,
  game: "ABCDE".charAt(index % 5),
  status: index === 4 ? ("Detected" as const) : ("Undetected" as const),
});
const shopOf = (count: number) => Array.from({ length: count }, (_, index) => product(index));
const games = Array.from("ABCDE", (code) => ({ code, name: code }));
/** Where the pins of each status are, and their tops. */
const pins = (count: number, dir: "ltr" | "rtl" = "ltr") =>
  lockData(shopOf(count), games, { dir })?.paths.map(({ status, d }) => [
    status,
    d.match(/M\d+,\d+/g),
  ]);

test("each product has a pin, which stands out above the shear line if it does not work", () => {
  expect(pins(5)).toEqual([
    ["Undetected", ["M4,8", "M12,8", "M20,8", "M28,8"]],
    ["Detected", ["M36,0"]],
  ]);
  expect(lockData(shopOf(60), games, { dir: "ltr" })?.width).toBe(240);
});

test("from right to left, the first pin is on the right", () => {
  expect(pins(5, "rtl")).toContainEqual(["Detected", ["M4,0"]]);
});

test("in a shop of more than sixty products, each game has a pin, with its worst status", () => {
  expect(pins(61)).toEqual([
    ["Undetected", ["M4,8", "M12,8", "M20,8", "M28,8"]],
    ["Detected", ["M36,0"]],
  ]);
});

test("a lock has five pins at least", () => {
  expect(pins(4)).toBeUndefined();
});
