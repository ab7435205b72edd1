import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { themeColours } from "#prerender/theme-colours.ts";

const colours = themeColours(readFileSync("src/styles.css", "utf8"));

test("the stylesheet is the source of the colours", () => {
  expect(colours).toMatchObject({ ink: "#0a0a0b", paper: "#f5f5f2", green: "#3ddc84" });
  expect(() => themeColours("@theme { --color-ink: #000; }")).toThrow(/no --color-paper/);
});

test.each(["favicon.svg", "demo-seller/index.html", "demo-seller/style.css"])(
  "public/%s, which the bundler does not touch, uses the same colours",
  (file) => {
    const used = readFileSync(`public/${file}`, "utf8").match(/#[\da-f]{6}\b/gi) ?? [];
    expect(used.length).toBeGreaterThan(0);
    for (const colour of used) expect(Object.values(colours)).toContain(colour);
  },
);
