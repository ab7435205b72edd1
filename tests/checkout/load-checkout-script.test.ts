// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadCheckoutScript, loadTimeoutMs } from "#checkout/load-checkout-script.ts";
import { expectConsole } from "#tests/console-guard.ts";
import {
  forgetPlatform,
  scriptArrives,
  scriptIsBlocked,
  scriptTags,
  scriptUrl,
} from "./platform-script.ts";

const refuse = () => Promise.reject(new Error("refused"));

const makeEmbed = () => ({ checkout: vi.fn() });

const setReadyState = (readyState: DocumentReadyState) =>
  vi.spyOn(document, "readyState", "get").mockReturnValue(readyState);

beforeEach(() => {
  vi.useFakeTimers();
  setReadyState("complete");
});

afterEach(async () => {
  // No load outlives its test.
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.restoreAllMocks();
  forgetPlatform();
});

describe("loading the platform's script", () => {
  it("gives the global that the script has defined", async () => {
    const embed = makeEmbed();
    const script = loadCheckoutScript(scriptUrl);
    scriptArrives(embed);
    expect(await script).toEqual({ embed });
  });

  it("uses a global that is already there, and asks for no script", async () => {
    const embed = makeEmbed();
    window.sellAuthEmbed = embed;
    expect(await loadCheckoutScript(scriptUrl)).toEqual({ embed });
    expect(scriptTags()).toHaveLength(0);
  });

  it("asks once for callers that come while it loads, and gives all the same answer", async () => {
    const embed = makeEmbed();
    const both = Promise.all([loadCheckoutScript(scriptUrl), loadCheckoutScript(scriptUrl)]);
    expect(scriptTags()).toHaveLength(1);
    scriptArrives(embed);
    expect(await both).toEqual([{ embed }, { embed }]);
  });

  it("does not ask again once it has loaded", async () => {
    const first = loadCheckoutScript(scriptUrl);
    scriptArrives(makeEmbed());
    await first;
    await loadCheckoutScript(scriptUrl);
    expect(scriptTags()).toHaveLength(1);
  });

  it("says that a blocked script is blocked", async () => {
    const script = loadCheckoutScript(scriptUrl);
    scriptIsBlocked();
    expect(await script).toEqual({ failure: "blocked" });
  });

  it("calls a script hanging after 10 seconds, and not before", async () => {
    const whenDone = vi.fn();
    const script = loadCheckoutScript(scriptUrl).then(whenDone);
    expect(loadTimeoutMs).toBe(10_000);
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
    ["a checkout that is no function", { checkout: "soon" }],
  ])("says that a script that defines %s is empty", async (_, embed) => {
    const script = loadCheckoutScript(scriptUrl);
    scriptArrives(embed);
    expect(await script).toEqual({ failure: "empty" });
  });

  it.each([
    ["blocked", () => scriptIsBlocked()],
    ["empty", () => scriptArrives(undefined)],
    ["hanging", () => vi.advanceTimersByTime(loadTimeoutMs)],
  ])("removes a script that was %s, and tries afresh on the next call", async (failure, fail) => {
    const first = loadCheckoutScript(scriptUrl);
    const [firstTag] = scriptTags();
    fail();
    expect(await first).toEqual({ failure });
    expect(scriptTags()).toHaveLength(0);

    const embed = makeEmbed();
    const second = loadCheckoutScript(scriptUrl);
    expect(scriptTags()).toHaveLength(1);
    expect(scriptTags()[0]).not.toBe(firstTag);
    scriptArrives(embed);
    expect(await second).toEqual({ embed });
  });
});

describe("a script that arrives after the page's load event", () => {
  it("is set up once: captcha and styles", async () => {
    const embed = { ...makeEmbed(), injectCaptcha: vi.fn(), injectStyles: vi.fn() };
    const script = loadCheckoutScript(scriptUrl);
    scriptArrives(embed);
    await script;
    await loadCheckoutScript(scriptUrl);
    expect(embed.injectCaptcha).toHaveBeenCalledExactlyOnceWith();
    expect(embed.injectStyles).toHaveBeenCalledExactlyOnceWith();
    expect(embed.injectCaptcha.mock.contexts).toEqual([embed]);
  });

  it("works although its set-up fails", async () => {
    expectConsole("error", /injectCaptcha failed.*no captcha/s);
    expectConsole("error", /injectStyles failed.*refused/s);
    const injectCaptcha = vi.fn(() => {
      throw new Error("no captcha");
    });
    // No spy here: a spy would catch the rejection that must not go unheard.
    const embed = { ...makeEmbed(), injectCaptcha, injectStyles: refuse };
    const script = loadCheckoutScript(scriptUrl);
    scriptArrives(embed);
    expect(await script).toEqual({ embed });
    expect(injectCaptcha).toHaveBeenCalledOnce();
  });

  it("is set up even when it was given up as hanging, ready for the next press", async () => {
    const embed = { ...makeEmbed(), injectCaptcha: vi.fn() };
    const first = loadCheckoutScript(scriptUrl);
    const [tag] = scriptTags();
    await vi.advanceTimersByTimeAsync(loadTimeoutMs);
    expect(await first).toEqual({ failure: "hanging" });

    scriptArrives(embed, tag);
    expect(embed.injectCaptcha).toHaveBeenCalledOnce();
    expect(await loadCheckoutScript(scriptUrl)).toEqual({ embed });
    expect(scriptTags()).toHaveLength(0);
  });
});

describe("a script that arrives before the page's load event", () => {
  it("sets itself up on that event, so it is waited for and not set up a second time", async () => {
    setReadyState("interactive");
    const embed = { ...makeEmbed(), injectCaptcha: vi.fn() };
    const whenDone = vi.fn();
    const script = loadCheckoutScript(scriptUrl).then(whenDone);
    scriptArrives(embed);
    await vi.advanceTimersByTimeAsync(100);
    expect(whenDone).not.toHaveBeenCalled();

    window.dispatchEvent(new Event("load"));
    await script;
    expect(whenDone).toHaveBeenCalledWith({ embed });
    expect(embed.injectCaptcha).not.toHaveBeenCalled();
  });
});
