import { expect, test } from "vitest";
import { checkSmallShop, diagnosticsOf, surroundings } from "./small-shop.ts";

test("a copy beside a file is not read", () => {
  const fileNames = [...surroundings.fileNames, "reviews (1).ts", "notes.txt", "products-old.ts"];
  expect(diagnosticsOf({}, { fileNames })).toEqual([
    "src/data/reviews (1).ts:1: the shop does not read this file. Write your changes into reviews.ts, and delete it.",
    "src/data/products-old.ts:1: the shop does not read this file. Write your changes into products.ts, and delete it.",
  ]);
});

test("the theme of a former version stops the build", () => {
  const fileNames = [...surroundings.fileNames, "theme.css"];
  expect(checkSmallShop({}, { fileNames })).toEqual([
    {
      severity: "error",
      file: "src/data/theme.css",
      line: 1,
      message:
        "the colours and fonts are in theme.ts now. Write yours there, then delete this file: CHANGELOG.md says how.",
    },
  ]);
});
