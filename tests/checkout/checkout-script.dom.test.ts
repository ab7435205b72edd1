import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { loadCheckoutScript } from "#shop/checkout/checkout-script.ts";
import { expectConsole } from "#tests/console-guard.ts";
import {
  defineGlobal,
  platform,
  removePlatform,
  scriptLoads,
  scriptTags,
} from "./platform-script.ts";

let loadScript: typeof loadCheckoutScript;
const load = () => loadScript(platform, "https://seller.example/embed.js");

/** What loading resolves with. */
const aCheckout = { checkout: expect.any(Function) as unknown };
const reject = () => Promise.reject(new Error("rejected"));
const throwError = () => {
  throw new ReferenceError("by an ad blocker");
};
const makeEmbed = () => ({ checkout: () => undefined });

/** Waits just as long as a script may take. */
async function hang() {
  await vi.advanceTimersByTimeAsync(9999);
  expect(scriptTags(), "not given up yet").toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
}

const setReadyState = (readyState: DocumentReadyState) =>
  vi.spyOn(document, "readyState", "get").mockReturnValue(readyState);

beforeEach(async () => {
  vi.useFakeTimers();
  setReadyState("complete");
  // Each page runs its own copy of the module.
  vi.resetModules();
  ({ loadCheckoutScript: loadScript } = await import("#shop/checkout/checkout-script.ts"));
});

afterEach(async () => {
  // Finish every load, so that the next test starts without one.
  await vi.runAllTimersAsync();
  removePlatform();
});

test("an existing global is used without loading a script", async () => {
  const embed = makeEmbed();
  defineGlobal(embed);
  expect(await load()).toEqual(aCheckout);
  expect(scriptTags()).toHaveLength(0);
});

test("concurrent callers share one request", async () => {
  const embed = makeEmbed();
  const both = Promise.all([load(), load()]);
  expect(scriptTags()).toHaveLength(1);
  scriptLoads(embed);
  expect(await both).toEqual([aCheckout, aCheckout]);
});

test("a script whose global throws when it is read is empty", async () => {
  expectConsole("error", /cannot be read.*by an ad blocker/s);
  const property = { get: throwError, set: vi.fn(), configurable: true };
  Object.defineProperty(window, "sellAuthEmbed", property);
  const script = load();
  scriptLoads(undefined);
  expect(await script).toEqual({ failure: "empty" });
});

test.each([
  ["blocked", async () => scriptTags()[0]?.dispatchEvent(new Event("error"))],
  ["empty", async () => scriptLoads(undefined)],
  ["hanging", hang],
])("a script that was %s is removed, and loaded again on the next call", async (failure, fail) => {
  const first = load();
  const [firstTag] = scriptTags();
  await fail();
  expect(await first).toEqual({ failure });
  expect(scriptTags()).toHaveLength(0);

  const embed = makeEmbed();
  const second = load();
  expect(scriptTags()).toHaveLength(1);
  expect(scriptTags()[0]).not.toBe(firstTag);
  scriptLoads(embed);
  expect(await second).toEqual(aCheckout);
});

test("a script that loads after the page sets up its captcha and styles once", async () => {
  const setUp: string[] = [];
  const embed = {
    ...makeEmbed(),
    injectCaptcha: () => setUp.push("captcha"),
    injectStyles: () => setUp.push("styles"),
  };
  const script = load();
  scriptLoads(embed);
  await script;
  await load();
  expect(setUp).toEqual(["captcha", "styles"]);
});

test("a script works even if its set-up fails", async () => {
  expectConsole("error", /could not be set up.*by an ad blocker/s);
  expectConsole("error", /could not be set up.*rejected/s);
  const embed = { ...makeEmbed(), injectCaptcha: throwError, injectStyles: reject };
  const script = load();
  scriptLoads(embed);
  expect(await script).toEqual(aCheckout);
});

test("a script that loads after it was given up is set up, ready for the next press", async () => {
  const injectCaptcha = vi.fn();
  const embed = { ...makeEmbed(), injectCaptcha };
  const first = load();
  const [tag] = scriptTags();
  await hang();
  expect(await first).toEqual({ failure: "hanging" });

  scriptLoads(embed, tag);
  expect(injectCaptcha).toHaveBeenCalled();
  expect(await load()).toEqual(aCheckout);
  expect(scriptTags()).toHaveLength(0);
});

test("a script that loads after its replacement does not set up the captcha again", async () => {
  const injectCaptcha = vi.fn();
  const first = load();
  const [late] = scriptTags();
  await hang();
  await first;
  const second = load();
  scriptLoads({ ...makeEmbed(), injectCaptcha });
  expect(await second).toEqual(aCheckout);
  scriptLoads({ ...makeEmbed(), injectCaptcha }, late);
  expect(injectCaptcha).toHaveBeenCalledOnce();
});

test("a script that loads before the page sets itself up, once, and is ready then", async () => {
  setReadyState("interactive");
  const injectCaptcha = vi.fn();
  const embed = { ...makeEmbed(), injectCaptcha };
  const first = load();
  const [late] = scriptTags();
  await hang();
  await first;
  let isReady = false;
  const script = load().then((loaded) => {
    isReady = true;
    return loaded;
  });
  scriptLoads(embed);
  await vi.advanceTimersByTimeAsync(100);
  expect(isReady).toBe(false);
  window.dispatchEvent(new Event("load"));
  expect(await script).toEqual(aCheckout);
  setReadyState("complete");
  scriptLoads(embed, late);
  expect(injectCaptcha).not.toHaveBeenCalled();
});

test("after an empty script that loads before the page, the next one is set up", async () => {
  setReadyState("interactive");
  const first = load();
  scriptLoads(undefined);
  window.dispatchEvent(new Event("load"));
  expect(await first).toEqual({ failure: "empty" });
  setReadyState("complete");
  const injectCaptcha = vi.fn();
  const second = load();
  scriptLoads({ ...makeEmbed(), injectCaptcha });
  expect(await second).toEqual(aCheckout);
  expect(injectCaptcha).toHaveBeenCalledOnce();
});
