import { expect, test, vi } from "vitest";
import { mayPrefetch } from "#shop/web-platform/may-prefetch.ts";

test.each([
  [{ connection: { saveData: false, effectiveType: "4g" } }, true, true],
  [{ connection: { effectiveType: "3g" } }, true, false],
  [{ connection: { effectiveType: "2g" } }, false, false],
  [{ connection: { effectiveType: "slow-2g" } }, false, false],
  [{ connection: { saveData: true, effectiveType: "4g" } }, false, false],
  [{ connection: {} }, true, true],
  // Safari and Firefox do not report it.
  [{}, true, true],
  [{ onLine: false }, false, false],
])("with %j, a screen may load ahead: %s, and a film: %s", (properties, screen, film) => {
  vi.stubGlobal("navigator", { onLine: true, ...properties });
  expect(mayPrefetch("screen")).toBe(screen);
  expect(mayPrefetch("film")).toBe(film);
});
