import { expect, test, vi } from "vitest";
import { filmPolicy } from "#home/film-policy.ts";
import { setMedia } from "#tests/polyfills/match-media.ts";

function stubConnection(connection: object | undefined) {
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { connection }));
}

test.each([
  [{ saveData: false, effectiveType: "4g" }, "afterLoad"],
  [{}, "afterLoad"],
  [undefined, "afterStay"],
  [{ saveData: true, effectiveType: "4g" }, "never"],
  [{ effectiveType: "slow-2g" }, "never"],
  [{ effectiveType: "2g" }, "never"],
  [{ effectiveType: "3g" }, "never"],
])("on the connection %j the film may be fetched: %s", (connection, policy) => {
  stubConnection(connection);
  expect(filmPolicy()).toBe(policy);
});

test("a visitor who prefers reduced data gets no film", () => {
  stubConnection({ effectiveType: "4g" });
  setMedia("(prefers-reduced-data: reduce)", true);
  expect(filmPolicy()).toBe("never");
});
