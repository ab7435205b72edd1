import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colourScheme, themeColours } from "#owner/check/theme-colours.ts";
import { edited } from "./small-shop.ts";

const theme = readFileSync("tests/shop/theme.css", "utf8");

test("theme.css is the source of the colours", () => {
  expect(themeColours(theme)).toMatchObject({ ink: "#0a0a0b", paper: "#f5f5f2", green: "#3ddc84" });
  expect(() => themeColours("@theme inline { --color-ink: #000; }")).toThrow(/no colour/);
});

test.each([
  ["navy", "#000080"],
  ["rgb(0, 0, 128)", "#000080"],
  ["hsl(240 100% 25%)", "#000080"],
  ["oklch(0% 0 0)", "#000000"],
  ["color(display-p3 1 0 0)", "#ff0000"],
])("a colour written as %s becomes hexadecimal for cards and icons", (written, hex) => {
  expect(themeColours(edited(theme, "#0a0a0b", written)).ink).toBe(hex);
});

test("a transparent colour keeps its transparency", () => {
  expect(themeColours(theme).line).toBe("#ffffff1a");
});

test("the browser's own controls are dark or light like the page", () => {
  expect(colourScheme("#0a0a0b")).toBe("dark");
  expect(colourScheme("#f5f5f2")).toBe("light");
});
