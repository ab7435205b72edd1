import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchPolicy } from "#shop/checkout/policy-violation.ts";
import { violatePolicy } from "./platform-script.ts";

const workMs = 1000;

/** Watches a checkout that takes a second. */
function watchCheckout() {
  const onViolation = vi.fn();
  const work = new Promise((resolve) => {
    setTimeout(resolve, workMs);
  });
  void watchPolicy(work, onViolation);
  return onViolation;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(async () => {
  await vi.runAllTimersAsync();
});

it.each(["script-src-elem", "connect-src", "frame-src", "worker-src"])(
  "a part that is blocked by %s counts",
  (directive) => {
    const onViolation = watchCheckout();
    violatePolicy(directive);
    expect(onViolation).toHaveBeenCalledOnce();
  },
);

it.each<[string, string, Partial<SecurityPolicyViolationEvent>]>([
  ["a picture", "img-src", {}],
  ["a part that is only reported", "script-src-elem", { disposition: "report" }],
  [
    "an extension's inline script in Firefox",
    "script-src-elem",
    { blockedURI: "inline", sourceFile: "moz-extension" },
  ],
  ["an extension's script in Chrome", "script-src-elem", { blockedURI: "chrome-extension" }],
  ["an extension's request in Firefox", "connect-src", { sourceFile: "" }],
])("%s does not count", (_, directive, changes) => {
  const onViolation = watchCheckout();
  violatePolicy(directive, changes);
  expect(onViolation).not.toHaveBeenCalled();
});

it("a part that is blocked in the 5 seconds after the end counts, and nothing later", async () => {
  const onViolation = watchCheckout();
  await vi.advanceTimersByTimeAsync(workMs + 4999);
  violatePolicy("connect-src");
  expect(onViolation).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  violatePolicy("connect-src");
  expect(onViolation).toHaveBeenCalledOnce();
});
