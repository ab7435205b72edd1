declare global {
  /** The global that SellAuth's script defines. Third-party, so its shape is checked on each read. */
  var sellAuthEmbed: unknown;
  /** The global of the script's version 3. */
  var sellAuth: unknown;
}

/** SellAuth's ids of the product and the plan. */
export type CartItem = { productId: number; variantId: number };

/** The argument of SellAuth's `checkout`. `modal: false` redirects instead of opening an iframe. */
type CheckoutRequest = {
  cart: (CartItem & { quantity: number })[];
  shopId: number;
  modal: boolean;
};

/**
 * SellAuth's global. Only some versions have the two `inject…` functions. `checkout` and `open` may
 * return a promise. It resolves on failure too, so the result does not prove a sale.
 */
export type SellAuthEmbed = { injectCaptcha?: unknown; injectStyles?: unknown } & (
  | { checkout: (button: HTMLButtonElement, request: CheckoutRequest) => unknown }
  | { open: (request: CheckoutRequest & { shopUrl: string }) => unknown }
);

/**
 * Why the script has no global. `blocked`: it did not load. `hanging`: no response in time. `empty`: it
 * defined no checkout.
 */
export type ScriptFailure = "blocked" | "hanging" | "empty";

type CheckoutScript = { embed: SellAuthEmbed } | { failure: ScriptFailure };

/** How long the script may take to load before it counts as hanging. */
const loadTimeoutMs = 10_000;

let loading: Promise<CheckoutScript> | undefined;

/**
 * Loads the selling platform's script once: concurrent calls share one request, later calls get
 * the global. After a failure the next call tries again. Never rejects.
 */
export async function loadCheckoutScript(url: string): Promise<CheckoutScript> {
  const embed = readSellAuthEmbed();
  if (embed && !loading) return { embed };
  loading ??= injectScript(url).finally(() => (loading = undefined));
  return loading;
}

function injectScript(url: string): Promise<CheckoutScript> {
  return new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = url;

    const settle = (result: CheckoutScript) => {
      clearTimeout(timer);
      if ("failure" in result) script.remove();
      resolve(result);
    };
    const timer = setTimeout(() => {
      const embed = readSellAuthEmbed();
      settle(embed ? { embed } : { failure: "hanging" });
    }, loadTimeoutMs);

    script.addEventListener("error", () => settle({ failure: "blocked" }));
    // Also runs after the timeout: a late script still executes, and the next press will use it.
    script.addEventListener("load", () => {
      const embed = readSellAuthEmbed();
      if (!embed) {
        settle({ failure: "empty" });
      } else if (document.readyState === "complete") {
        setUpEmbed(embed);
        settle({ embed });
      } else {
        // The script sets itself up on the window's load event, which has not fired yet.
        window.addEventListener("load", () => settle({ embed }), { once: true });
      }
    });

    document.head.append(script);
  });
}

/**
 * SellAuth's global, that of version 3 if there is no other; undefined unless it can start a checkout.
 * Never throws.
 */
function readSellAuthEmbed(): SellAuthEmbed | undefined {
  try {
    const { sellAuthEmbed, sellAuth } = window;
    if (hasMethod(sellAuthEmbed, "checkout")) return sellAuthEmbed;
    if (hasMethod(sellAuth, "open")) return sellAuth;
  } catch (error) {
    // Ad blockers can make a global throw when it is read.
    logInDevelopment("The checkout's global cannot be read.", error);
  }
  return undefined;
}

function hasMethod<Name extends string>(
  value: unknown,
  name: Name,
): value is Record<Name, () => unknown> {
  return typeof Object(value)[name] === "function";
}

/**
 * Does what SellAuth's script does on the window's `load` event. A script that is injected after
 * that event misses it, and its checkout would wait for a captcha that never appears.
 */
function setUpEmbed(embed: SellAuthEmbed): void {
  void runIfPresent(embed, "injectCaptcha");
  void runIfPresent(embed, "injectStyles");
}

async function runIfPresent(embed: SellAuthEmbed, name: "injectCaptcha" | "injectStyles") {
  try {
    const inject = embed[name];
    if (typeof inject === "function") await inject.call(embed);
  } catch (error) {
    // The checkout may work all the same; if not, it fails visibly when Purchase is pressed.
    logInDevelopment(`The checkout's ${name} failed.`, error);
  }
}

/** Logs an error of the platform's script. Shoppers get their own message, so only in development. */
export function logInDevelopment(message: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- development only
  if (import.meta.env.DEV) console.error(message, error);
}
