import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { themeColours } from "#owner-check/theme-colours.ts";

const colours = themeColours(readFileSync("src/styles.css", "utf8"));

test("the stylesheet is the source of the colours", () => {
  expect(colours).toMatchObject({ ink: "#0a0a0b", paper: "#f5f5f2", green: "#3ddc84" });
  expect(() => themeColours("@theme { --color-ink: #000; }")).toThrow(/no --color-paper/);
});
