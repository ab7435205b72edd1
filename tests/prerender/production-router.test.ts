// @vitest-environment node
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { productionRouterAliases } from "#prerender/production-router.ts";

test("both entries of React Router have a production build", () => {
  const aliases = productionRouterAliases();
  expect(aliases).toHaveLength(2);
  for (const { replacement } of aliases) {
    expect(replacement).toContain("production");
    expect(existsSync(replacement)).toBe(true);
  }
});

test("a release without that build stops the build with the path and what to do", () => {
  expect(() => productionRouterAliases("/moved/react-router")).toThrow(
    /no production build at .*moved.*index\.mjs.*production-router\.ts/,
  );
});
