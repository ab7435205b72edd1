import { EventEmitter } from "node:events";
import type { Plugin } from "vite";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ownerCheckPlugin } from "#owner/check/owner-check-plugin.ts";
import { checkSmallShop, edited, smallShop } from "./small-shop.ts";

const products = smallShop["products.ts"];
const broken = checkSmallShop({ "products.ts": edited(products, "price: 6.99", "price: -6.99") });
const odd = checkSmallShop({ "products.ts": edited(products, '"1 Week"', '"1 Day"') });
const calm = checkSmallShop();
const price = "src/data/products.ts:40 · Private · Week Key: price is -6.99";

type Check = Parameters<typeof ownerCheckPlugin>[1];

const logger = () => ({ error: vi.fn(), warn: vi.fn(), info: vi.fn() });

/** Calls a hook of the plugin as Vite does, with as much of Vite as the hook uses. */
function callHook(plugin: Plugin, name: "configResolved" | "configureServer", given: unknown) {
  return (plugin[name] as (given: unknown) => unknown)(given);
}

const build = (check: Check, log = logger()) =>
  callHook(ownerCheckPlugin("src/data", check), "configResolved", {
    command: "build",
    root: "/shop",
    logger: log,
  });

describe("vite build", () => {
  test("refuses data with a problem and says why, without a stack", async () => {
    const failure = await Promise.resolve(build(() => broken)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    const { message, stack } = failure as Error;
    expect(message).toContain(price);
    expect(stack).toBe(message);
  });

  test("builds with a warning and prints it", async () => {
    const log = logger();
    await build(() => odd, log);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("duration is"));
  });
});

/** A development server: what it sends to pages, and how its files change. */
function serve(check: Check) {
  const watcher = new EventEmitter();
  const hot = Object.assign(new EventEmitter(), { send: vi.fn() });
  const log = logger();
  callHook(ownerCheckPlugin("src/data", check), "configureServer", {
    config: { root: "/shop", logger: log },
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

  const overlay = expect.objectContaining({
    type: "error",
    err: { message: expect.stringContaining(price) as string, stack: "" },
  }) as unknown;

  test("a problem is in the terminal and over every page until it is fixed", async () => {
    const check = vi.fn<NonNullable<Check>>(() => broken);
    const { hot, log, save } = serve(check);
    await save();
    expect(log.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(price));
    expect(hot.send).toHaveBeenLastCalledWith(overlay);
    const newPage = { send: vi.fn() };
    hot.emit("vite:client:connect", {}, newPage);
    expect(newPage.send).toHaveBeenCalledExactlyOnceWith(overlay);
    check.mockReturnValue(calm);
    await save();
    expect(hot.send).toHaveBeenLastCalledWith({ type: "full-reload" });
    expect(log.info).toHaveBeenCalledExactlyOnceWith("\nNo problems in src/data.\n");
  });

  test("a check that ends after a later one changes nothing", async () => {
    let finish: ((found: Awaited<typeof broken>) => void) | undefined;
    const check = vi.fn<NonNullable<Check>>(() => calm);
    const { hot, log, save } = serve(check);
    check.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    await save();
    await save();
    finish?.(await broken);
    await vi.advanceTimersByTimeAsync(0);
    expect(log.error).not.toHaveBeenCalled();
    expect(hot.send).not.toHaveBeenCalled();
  });

  test("a file outside the data folder starts no check", async () => {
    const check = vi.fn<NonNullable<Check>>(() => calm);
    const { save } = serve(check);
    await save("/shop/src/main.tsx");
    expect(check).toHaveBeenCalledOnce();
  });

  test("a file that cannot be read is explained in plain words instead of the parser's", () => {
    const { transform } = ownerCheckPlugin("src/data");
    const { handler } = transform as { handler: (text: string, id: string) => unknown };
    const text = edited(smallShop["status.ts"], '"Permanent Spoofer"', '"Permanent Spoofer');
    expect(() => handler(text, "/shop/src/data/status.ts")).toThrow(
      "src/data/status.ts:7: the quotes do not match",
    );
    expect(handler(smallShop["status.ts"], "/shop/src/data/status.ts")).toBeUndefined();
  });
});
