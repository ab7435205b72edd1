import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cardSources } from "#prerender/prerender-plugin.ts";

const cardsDir = join(import.meta.dirname, "../../../src/prerender/cards");

test("the cards' cache depends on every file that they are drawn from", () => {
  const drawn = readdirSync(cardsDir).filter((file) => file.endsWith(".tsx"));
  const imported = [...drawn, "card-art.ts", "draw-card.ts"].flatMap((file) =>
    Array.from(
      readFileSync(join(cardsDir, file), "utf8").matchAll(/^import (?!type )[^;]*"#([^"]+)"/gm),
      ([, path]) => path,
    ),
  );
  expect(imported).toContain("domain/status.ts");
  expect(cardSources).toEqual(expect.arrayContaining(imported.map((file) => `src/${file}`)));
});
