import { expect, test, vi } from "vitest";
import { mayPrefetch } from "#shop/web-platform/may-prefetch.ts";

test.each([
  [{ connection: { saveData: false, effectiveType: "4g" } }, true],
  [{ connection: { effectiveType: "3g" } }, true],
  [{ connection: { effectiveType: "2g" } }, false],
  [{ connection: { effectiveType: "slow-2g" } }, false],
  [{ connection: { saveData: true, effectiveType: "4g" } }, false],
  [{ connection: {} }, true],
  // Safari and Firefox do not report it.
  [{}, true],
  [{ onLine: false }, false],
])("with %j, something may load ahead: %s", (properties, expected) => {
  vi.stubGlobal("navigator", { onLine: true, ...properties });
  expect(mayPrefetch()).toBe(expected);
});
