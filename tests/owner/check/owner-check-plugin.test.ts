import { EventEmitter } from "node:events";
import type { Plugin } from "vite";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { checkShop } from "#owner/check/check-shop.ts";
import { ownerCheckPlugin } from "#owner/check/owner-check-plugin.ts";
import { checkSmallShop, edited, smallShop } from "./small-shop.ts";

const products = smallShop["products.ts"];
const broken = checkSmallShop({ "products.ts": edited(products, "price: 6.99", "price: -6.99") });
const odd = checkSmallShop({ "products.ts": edited(products, '"1 Week"', '"<b>1</b> Week"') });
const calm = checkSmallShop();
const price = "src/data/products.ts:40: Private · Week Key: price is -6.99";

vi.mock(import("#owner/check/check-shop.ts"));
const check = vi.mocked(checkShop);

/** What the plugin prints. */
const printed: string[] = [];
const print = (text: string) => void printed.push(text);
const logger = { error: print, warn: print, info: print };

/** Calls a hook of the plugin as Vite does, with as much of Vite as the hook uses. */
function callHook(plugin: Plugin, name: "configResolved" | "configureServer", given: unknown) {
  return (plugin[name] as (given: unknown) => unknown)(given);
}

beforeEach(() => void printed.splice(0));

// That it stops at a problem is in tests/prerender/vite/build.test.ts.
test("vite build prints a warning, but no samples", async () => {
  for (const diagnostics of [odd, calm]) {
    check.mockResolvedValue(diagnostics);
    await callHook(ownerCheckPlugin("src/data"), "configResolved", {
      command: "build",
      root: "/shop",
      logger,
    });
  }
  expect(printed).toEqual([expect.stringContaining("duration is")]);
  expect(printed.join()).not.toContain("sample");
});

/** A development server: what it sends to pages, and how its files change. */
function serve(diagnostics = calm) {
  check.mockResolvedValue(diagnostics);
  const watcher = new EventEmitter();
  const sent: { type: string }[] = [];
  const send = (payload: { type: string }) => void sent.push(payload);
  const hot = Object.assign(new EventEmitter(), { send });
  callHook(ownerCheckPlugin("src/data"), "configureServer", {
    config: { root: "/shop", publicDir: "/shop/public", logger },
    environments: { client: { hot } },
    watcher,
  });
  const save = async (file = "/shop/src/data/products.ts") => {
    watcher.emit("all", "change", file);
    await vi.advanceTimersByTimeAsync(1000);
  };
  const openPage = () => hot.emit("vite:client:connect", {}, { send });
  return { openPage, save, sent };
}

describe("vite dev", () => {
  beforeEach(() => void vi.useFakeTimers());

  test("a problem is in the terminal and over every page until it is fixed", async () => {
    const overlay = {
      type: "error",
      err: { message: expect.stringContaining(price) as string, stack: "" },
    };
    const { openPage, save, sent } = serve(broken);
    await save();
    expect(printed.at(-1)).toContain(price);
    expect(sent.at(-1)).toEqual(overlay);
    sent.length = 0;
    openPage();
    expect(sent).toEqual([overlay]);
    check.mockResolvedValue(calm);
    await save();
    expect(sent.at(-1)).toEqual({ type: "full-reload" });
    expect(printed.at(-1)).toBe("\nNo problems in src/data.\n");
  });

  test.each([
    ["/shop/src/data/media/new.png", true],
    ["/shop/public/terms.pdf", true],
    ["/shop/src/main.tsx", false],
  ])("whether a change of %s is checked: %s", async (file, isChecked) => {
    const { save, sent } = serve();
    await vi.advanceTimersByTimeAsync(0);
    check.mockResolvedValue(broken);
    await save(file);
    expect(sent.some(({ type }) => type === "error")).toBe(isChecked);
  });
});
