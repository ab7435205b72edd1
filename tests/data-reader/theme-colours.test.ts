import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colourScheme, themeColours } from "#data-reader/theme-colours.ts";
import { edited } from "#tests/owner/check/small-shop.ts";

const theme = readFileSync("tests/shop/theme.css", "utf8");

test("lines are the text's colour, so that they show on a light background too", () => {
  expect(themeColours(theme)).toMatchObject({ "line-strong": "#f5f5f22e" });
  const light = themeColours(edited(theme, "#f5f5f2", "#111"));
  expect(light).toMatchObject({ "line-strong": "#1111112e" });
});

test("the browser's own controls are dark or light like the page", () => {
  expect([colourScheme("#0a0a0b"), colourScheme("#f5f5f2")]).toEqual(["dark", "light"]);
});
