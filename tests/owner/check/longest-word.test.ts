import { expect, test } from "vitest";
import { longestWord } from "#owner/check/longest-word.ts";

test.each([
  ["We provide what people need", "provide"],
  ["Обновление 3", "Обновление"],
  ["HACK2024PRO now", "HACK2024PRO"],
  ["Semi-private", "private"],
  ["مفتاح أسبوعي", "أسبوعي"],
  ["ライセンスキーをお届けします", ""],
])("the longest word that a line does not break: %s", (text, word) => {
  expect(longestWord(text)).toBe(word);
});
