import { expect, test } from "vitest";
import { edited, diagnosticsOf, smallShop } from "./small-shop.ts";

test("a product on sale is not a coming one", () => {
  const board = edited(
    smallShop["status.ts"],
    "coming: [",
    'coming: [{ name: "PRIVATE", game: "FN" },',
  );
  expect(diagnosticsOf({ "status.ts": board })).toEqual([
    expect.stringMatching(
      /^src\/data\/status\.ts:\d+: PRIVATE: name is "PRIVATE", which is on sale in products\.ts\. Delete this/,
    ),
  ]);
});

test("the same question twice", () => {
  const entry = '{ question: "Who are you?", answer: "We sell keys." },';
  const text = edited(smallShop["questions.ts"], /\];\s*$/, `${entry}\n${entry}\n];`);
  expect(diagnosticsOf({ "questions.ts": text })).toEqual([
    expect.stringMatching(
      /question is "Who are you\?", which another entry on line \d+ has too\. /,
    ),
  ]);
});

test("a notice that is on leads to another chat", () => {
  const other = edited(smallShop["preferences.ts"], "latchkey-sample", "new-server");
  const shown = edited(other, "enabled: false", "enabled: true");
  expect(diagnosticsOf({ "preferences.ts": other })).toEqual([]);
  expect(diagnosticsOf({ "preferences.ts": shown })).toEqual([
    expect.stringContaining("but every other link leads to https://discord.gg/latchkey-sample, "),
  ]);
});
