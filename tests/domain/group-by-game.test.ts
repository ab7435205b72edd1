import { expect, test } from "vitest";
import { gameName, groupByGame } from "#domain/group-by-game.ts";

const games = [
  { code: "UB", name: "Unban Software" },
  { code: "FN", name: "Fortnite" },
  { code: "8BP", name: "8 Ball Pool" },
];

test("a game has a name; an unknown code is returned as it is", () => {
  expect(gameName("FN", games)).toBe("Fortnite");
  expect(gameName("XX", games)).toBe("XX");
});

test("groups follow their rank, then the order of the games", () => {
  const [b, c, d] = [
    { game: "FN", rank: 2 },
    { game: "UB", rank: 1 },
    { game: "FN", rank: 0 },
  ] as const;
  const groups = groupByGame([b, c, d], games, (ofGame) =>
    Math.min(...ofGame.map(({ rank }) => rank)),
  );
  expect(groups).toEqual([
    { code: "FN", name: "Fortnite", items: [b, d] },
    { code: "UB", name: "Unban Software", items: [c] },
  ]);
});
