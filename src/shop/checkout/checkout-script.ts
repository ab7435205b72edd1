import type { SellingPlatform, OpenCheckout } from "#domain/selling-platform.ts";

/**
 * Why there is no checkout. `blocked`: the script did not load. `hanging`: no response in time. `empty`:
 * it defined no checkout.
 */
export type ScriptFailure = "blocked" | "hanging" | "empty";

type CheckoutScript = { checkout: OpenCheckout } | { failure: ScriptFailure };

/** How long the script may take to load before it counts as hanging. */
const loadTimeoutMs = 10_000;

let loading: Promise<CheckoutScript> | undefined;

/** The set-up runs once for each page, even if an abandoned script loads after its replacement. */
let isSetUp = false;

/**
 * Loads the selling platform's script once: concurrent calls share one request, later calls get the
 * checkout that it defined. After a failure the next call tries again. Never rejects.
 */
export async function loadCheckoutScript(
  platform: SellingPlatform,
  url: string,
): Promise<CheckoutScript> {
  const checkout = findCheckout(platform);
  if (checkout && !loading) return { checkout };
  loading ??= injectScript(platform, url).finally(() => (loading = undefined));
  return loading;
}

function injectScript(platform: SellingPlatform, url: string): Promise<CheckoutScript> {
  return new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = url;

    /** Resolves with the checkout if there is one by now, else with this failure. */
    const settle = (failure: ScriptFailure) => {
      clearTimeout(timer);
      const checkout = findCheckout(platform);
      if (!checkout) script.remove();
      resolve(checkout ? { checkout } : { failure });
    };
    const timer = setTimeout(() => settle("hanging"), loadTimeoutMs);

    script.addEventListener("error", () => settle("blocked"));
    // Also runs after the timeout: a late script still executes, and the next press will use it.
    script.addEventListener("load", () => {
      if (document.readyState === "complete") {
        setUp(platform);
        settle("empty");
      } else {
        // The script sets itself up on the window's load event, which has not fired yet.
        isSetUp ||= findCheckout(platform) !== undefined;
        window.addEventListener("load", () => settle("empty"), { once: true });
      }
    });

    document.head.append(script);
  });
}

const globals = () => window as unknown as Record<string, unknown>;

/** Replaces the platform's checkout. The developer panel sets one that fails. */
export const simulated: { checkout?: OpenCheckout | undefined } = {};

/** The platform's checkout, or undefined. Never throws. */
function findCheckout(platform: SellingPlatform): OpenCheckout | undefined {
  try {
    return simulated.checkout ?? platform.findCheckout(globals());
  } catch (error) {
    logInDevelopment("The checkout's global cannot be read.", error);
    return undefined;
  }
}

function setUp(platform: SellingPlatform): void {
  if (isSetUp || !findCheckout(platform)) return;
  isSetUp = true;
  for (const step of platform.setUpSteps(globals())) void runStep(step);
}

async function runStep(step: () => unknown): Promise<void> {
  try {
    await step();
  } catch (error) {
    // The checkout may work all the same; if not, it fails visibly when Purchase is pressed.
    logInDevelopment("The checkout could not be set up.", error);
  }
}

/** Logs an error of the platform's script. Shoppers get their own message, so only in development. */
export function logInDevelopment(message: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- development only
  if (import.meta.env.DEV) console.error(message, error);
}
