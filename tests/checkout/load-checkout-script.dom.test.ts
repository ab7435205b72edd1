import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadCheckoutScript } from "#shop/checkout/load-checkout-script.ts";
import { expectConsole } from "#tests/console-guard.ts";
import {
  removePlatform,
  scriptLoads,
  scriptIsBlocked,
  scriptTags,
  scriptUrl,
} from "./platform-script.ts";

const reject = () => Promise.reject(new Error("rejected"));

const throwError = () => {
  throw new ReferenceError("by an ad blocker");
};

const makeEmbed = () => ({ checkout: vi.fn() });

const setReadyState = (readyState: DocumentReadyState) =>
  vi.spyOn(document, "readyState", "get").mockReturnValue(readyState);

beforeEach(() => {
  vi.useFakeTimers();
  setReadyState("complete");
});

afterEach(async () => {
  // Finish every load, so that the next test starts without one.
  await vi.runAllTimersAsync();
  removePlatform();
});

describe("loading the platform's script", () => {
  it("uses an existing global without loading a script", async () => {
    const embed = makeEmbed();
    window.sellAuthEmbed = embed;
    expect(await loadCheckoutScript(scriptUrl)).toEqual({ embed });
    expect(scriptTags()).toHaveLength(0);
  });

  it("shares one request between concurrent callers", async () => {
    const embed = makeEmbed();
    const both = Promise.all([loadCheckoutScript(scriptUrl), loadCheckoutScript(scriptUrl)]);
    expect(scriptTags()).toHaveLength(1);
    scriptLoads(embed);
    expect(await both).toEqual([{ embed }, { embed }]);
  });

  it("reports a hanging script after 10 seconds", async () => {
    const whenDone = vi.fn();
    const script = loadCheckoutScript(scriptUrl).then(whenDone);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(whenDone).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await script;
    expect(whenDone).toHaveBeenCalledWith({ failure: "hanging" });
  });

  it.each([
    ["nothing", undefined],
    ["null", null],
    ["a text", "checkout"],
    ["an object without a checkout", {}],
    ["a checkout that is not a function", { checkout: "soon" }],
  ])("reports a script that defines %s as empty", async (_, embed) => {
    const script = loadCheckoutScript(scriptUrl);
    scriptLoads(embed);
    expect(await script).toEqual({ failure: "empty" });
  });

  it.each([
    ["loads", "empty", () => scriptLoads(undefined)],
    ["hangs", "hanging", () => vi.advanceTimersByTime(10_000)],
  ])(
    "reports a script that %s and whose global throws when read as %s, and tries again on the next call",
    async (_, failure, end) => {
      expectConsole("error", /cannot be read.*by an ad blocker/s);
      const property = { get: throwError, set: vi.fn(), configurable: true };
      Object.defineProperty(window, "sellAuthEmbed", property);
      for (let call = 1; call <= 2; call += 1) {
        const script = loadCheckoutScript(scriptUrl);
        expect(scriptTags()).toHaveLength(1);
        end();
        expect(await script).toEqual({ failure });
      }
    },
  );

  it.each([
    ["blocked", () => scriptIsBlocked()],
    ["empty", () => scriptLoads(undefined)],
    ["hanging", () => vi.advanceTimersByTime(10_000)],
  ])("removes a script that was %s, and tries again on the next call", async (failure, fail) => {
    const first = loadCheckoutScript(scriptUrl);
    const [firstTag] = scriptTags();
    fail();
    expect(await first).toEqual({ failure });
    expect(scriptTags()).toHaveLength(0);

    const embed = makeEmbed();
    const second = loadCheckoutScript(scriptUrl);
    expect(scriptTags()).toHaveLength(1);
    expect(scriptTags()[0]).not.toBe(firstTag);
    scriptLoads(embed);
    expect(await second).toEqual({ embed });
  });
});

describe("a script that loads after the page's load event", () => {
  it("is set up once: captcha and styles", async () => {
    const embed = { ...makeEmbed(), injectCaptcha: vi.fn(), injectStyles: vi.fn() };
    const script = loadCheckoutScript(scriptUrl);
    scriptLoads(embed);
    await script;
    await loadCheckoutScript(scriptUrl);
    expect(embed.injectCaptcha).toHaveBeenCalledExactlyOnceWith();
    expect(embed.injectStyles).toHaveBeenCalledExactlyOnceWith();
    expect(embed.injectCaptcha.mock.contexts).toEqual([embed]);
  });

  it("works even if its set-up fails", async () => {
    expectConsole("error", /injectCaptcha failed.*no captcha/s);
    expectConsole("error", /injectStyles failed.*rejected/s);
    const injectCaptcha = vi.fn(() => {
      throw new Error("no captcha");
    });
    // Not a spy, which would handle the rejection that this test is about.
    const embed = { ...makeEmbed(), injectCaptcha, injectStyles: reject };
    const script = loadCheckoutScript(scriptUrl);
    scriptLoads(embed);
    expect(await script).toEqual({ embed });
    expect(injectCaptcha).toHaveBeenCalledOnce();
  });

  it("is set up even after it was reported as hanging, ready for the next press", async () => {
    const embed = { ...makeEmbed(), injectCaptcha: vi.fn() };
    const first = loadCheckoutScript(scriptUrl);
    const [tag] = scriptTags();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await first).toEqual({ failure: "hanging" });

    scriptLoads(embed, tag);
    expect(embed.injectCaptcha).toHaveBeenCalledOnce();
    expect(await loadCheckoutScript(scriptUrl)).toEqual({ embed });
    expect(scriptTags()).toHaveLength(0);
  });
});

describe("a script that loads before the page's load event", () => {
  it("sets itself up on that event and is not set up twice", async () => {
    setReadyState("interactive");
    const embed = { ...makeEmbed(), injectCaptcha: vi.fn() };
    const whenDone = vi.fn();
    const script = loadCheckoutScript(scriptUrl).then(whenDone);
    scriptLoads(embed);
    await vi.advanceTimersByTimeAsync(100);
    expect(whenDone).not.toHaveBeenCalled();

    window.dispatchEvent(new Event("load"));
    await script;
    expect(whenDone).toHaveBeenCalledWith({ embed });
    expect(embed.injectCaptcha).not.toHaveBeenCalled();
  });
});
