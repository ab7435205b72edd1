import { expect, test, vi } from "vitest";
import { prefetchPolicy } from "#shop/ui/prefetch-policy.ts";

function stubNavigator(properties: object) {
  vi.stubGlobal("navigator", { onLine: true, ...properties });
}

const nothing = { screens: false, film: "never" };

test.each([
  [
    { saveData: false, effectiveType: "4g" },
    { screens: true, film: "afterLoad" },
  ],
  [{}, { screens: true, film: "afterLoad" }],
  [undefined, { screens: true, film: "afterStay" }],
  [{ effectiveType: "3g" }, { screens: true, film: "never" }],
  [{ effectiveType: "2g" }, nothing],
  [{ effectiveType: "slow-2g" }, nothing],
  [{ saveData: true, effectiveType: "4g" }, nothing],
])("on the connection %j, these may be fetched ahead: %j", (connection, policy) => {
  stubNavigator({ connection });
  expect(prefetchPolicy()).toEqual(policy);
});

test("nothing is fetched ahead offline", () => {
  stubNavigator({ onLine: false });
  expect(prefetchPolicy()).toEqual(nothing);
});
