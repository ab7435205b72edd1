import { beforeEach, expect, test, vi } from "vitest";
import { blockStorage } from "./break-storage.ts";

// What a redeployed shop does is in tests/browser/redeploy.spec.ts.

const reload = vi.fn<() => void>();
const assign = vi.fn<(address: string) => void>();
const here = { pathname: "/", search: "?q=a" };

/** A page of a build, which runs its own copy of the module. */
async function openPage(build: string) {
  document.body.innerHTML = `<script data-entry="${build}"></script>`;
  vi.resetModules();
  return import("#shop/web-platform/reload-once.ts");
}

beforeEach(() => {
  reload.mockReset();
  assign.mockReset();
  vi.stubGlobal("location", { ...here, reload, assign });
});

test("the page reloads once for each build", async () => {
  const first = await openPage("main-1.js");
  expect(first.isReloading()).toBe(false);
  first.reloadOnce(here);
  first.reloadOnce(here);
  expect(reload).toHaveBeenCalledOnce();
  expect(first.isReloading()).toBe(true);

  const again = await openPage("main-1.js");
  again.reloadOnce(here);
  expect(reload).toHaveBeenCalledOnce();
  expect(again.isReloading()).toBe(false);

  (await openPage("main-2.js")).reloadOnce(here);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("another address is opened instead", async () => {
  (await openPage("main-1.js")).reloadOnce({ pathname: "/status", search: "" });
  expect(assign).toHaveBeenCalledExactlyOnceWith("/status");
  expect(reload).not.toHaveBeenCalled();
});

test("offline, or with storage blocked, nothing reloads", async () => {
  const { reloadOnce } = await openPage("main-1.js");
  vi.spyOn(navigator, "onLine", "get").mockReturnValueOnce(false);
  reloadOnce(here);
  blockStorage();
  reloadOnce(here);
  expect(reload).not.toHaveBeenCalled();
});
