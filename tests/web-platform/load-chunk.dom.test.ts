import { expect, test, vi } from "vitest";
import { reloadOnce } from "#shop/web-platform/load-chunk.ts";
import { blockStorage } from "./break-storage.ts";

// What a redeployed shop does is in tests/browser/redeploy.spec.ts.

test("offline, or with storage blocked, nothing reloads", () => {
  const here = { pathname: "/", search: "?q=a", hash: "" };
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { ...here, reload });
  vi.spyOn(navigator, "onLine", "get").mockReturnValueOnce(false);
  reloadOnce(here);
  blockStorage();
  reloadOnce(here);
  expect(reload).not.toHaveBeenCalled();
});
