import * as v from "valibot";
import { expect, test } from "vitest";
import { gameSchema } from "#domain/game.ts";

test.each(["FN", "8BP", "CODBO6"])("%s is a game's code", (code) => {
  expect(v.is(gameSchema, { code, name: "Fortnite" })).toBe(true);
});

test.each(["F", "fn", "COUNTER", "F N", "", 5])("%j is not a game's code", (code) => {
  expect(v.is(gameSchema, { code, name: "Fortnite" })).toBe(false);
});
