import { EventEmitter } from "node:events";
import type { Plugin } from "vite";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { checkShop } from "#owner/check/check-shop.ts";
import { ownerCheckPlugin } from "#owner/check/owner-check-plugin.ts";
import { checkSmallShop, edited, smallShop } from "./small-shop.ts";

const products = smallShop["products.ts"];
const broken = checkSmallShop({ "products.ts": edited(products, "price: 6.99", "price: -6.99") });
const odd = checkSmallShop({ "products.ts": edited(products, '"1 Week"', '"1 Day"') });
const calm = checkSmallShop();
const price = "src/data/products.ts:40: Private · Week Key: price is -6.99";

const checkWith = (findings: typeof calm) =>
  vi.fn<typeof checkShop>(() => Promise.resolve(findings));
const logger = () => ({ error: vi.fn(), warn: vi.fn(), info: vi.fn() });

/** Calls a hook of the plugin as Vite does, with as much of Vite as the hook uses. */
function callHook(plugin: Plugin, name: "configResolved" | "configureServer", given: unknown) {
  return (plugin[name] as (given: unknown) => unknown)(given);
}

async function build(findings: typeof calm, log = logger()) {
  const plugin = ownerCheckPlugin("src/data", checkWith(findings));
  await callHook(plugin, "configResolved", { command: "build", root: "/shop", logger: log });
}

describe("vite build", () => {
  test("refuses data with a problem and says why, without a stack", async () => {
    const failure = await build(broken).catch((error: unknown) => error as Error);
    expect(failure?.message).toContain(price);
    expect(failure?.stack).toBe(failure?.message);
  });

  test("builds with a warning and prints it, but no samples", async () => {
    const log = logger();
    await build(odd, log);
    await build(calm, log);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("duration is"));
    expect(log.warn).not.toHaveBeenCalledWith(expect.stringContaining("sample"));
  });
});

/** A development server: what it sends to pages, and how its files change. */
function serve(check = checkWith(calm)) {
  const watcher = new EventEmitter();
  const hot = Object.assign(new EventEmitter(), { send: vi.fn() });
  const log = logger();
  callHook(ownerCheckPlugin("src/data", check), "configureServer", {
    config: { root: "/shop", publicDir: "/shop/public", logger: log },
    environments: { client: { hot } },
    watcher,
  });
  const save = async (file = "/shop/src/data/products.ts") => {
    watcher.emit("all", "change", file);
    await vi.advanceTimersByTimeAsync(200);
  };
  return { hot, log, save };
}

describe("vite dev", () => {
  beforeEach(() => void vi.useFakeTimers());

  test("a problem is in the terminal and over every page until it is fixed", async () => {
    const overlay = expect.objectContaining({
      type: "error",
      err: { message: expect.stringContaining(price) as string, stack: "" },
    }) as unknown;
    const check = checkWith(broken);
    const { hot, log, save } = serve(check);
    await save();
    expect(log.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(price));
    expect(hot.send).toHaveBeenLastCalledWith(overlay);
    const newPage = { send: vi.fn() };
    hot.emit("vite:client:connect", {}, newPage);
    expect(newPage.send).toHaveBeenCalledExactlyOnceWith(overlay);
    check.mockResolvedValue(calm);
    await save();
    expect(hot.send).toHaveBeenLastCalledWith({ type: "full-reload" });
    expect(log.info).toHaveBeenCalledExactlyOnceWith("\nNo problems in src/data.\n");
  });

  test.each([
    ["/shop/src/data/media/new.png", true],
    ["/shop/public/terms.pdf", true],
    ["/shop/src/main.tsx", false],
  ])("whether a change of %s is checked: %s", async (file, isChecked) => {
    const check = checkWith(calm);
    const { hot, save } = serve(check);
    await vi.advanceTimersByTimeAsync(0);
    check.mockResolvedValue(broken);
    await save(file);
    expect(hot.send.mock.calls.flat().some(({ type }) => type === "error")).toBe(isChecked);
  });

  test("a file that cannot be read has the check's text in place of Vite's", () => {
    const { transform } = ownerCheckPlugin("src/data");
    const { handler } = transform as { handler: (text: string, id: string) => unknown };
    const text = edited(smallShop["status.ts"], '"Permanent Spoofer"', '"Permanent Spoofer');
    const path = "/shop/src/data/status.ts";
    expect(() => handler(text, path)).toThrow(/^src\/data\/status\.ts:7: Expected[^]*Go back/);
    expect(handler(smallShop["status.ts"], path)).toBeUndefined();
  });
});
