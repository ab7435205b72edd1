import { expect, test } from "vitest";
import { homeTitle } from "#domain/home-texts.ts";

test("the browser's title is the shop's name and the owner's words, or the default", () => {
  expect(homeTitle("Latchkey", {})).toBe("Latchkey | Licence keys, delivered at once");
  expect(homeTitle("Latchkey", { title: "Tools" })).toBe("Latchkey | Tools");
});
