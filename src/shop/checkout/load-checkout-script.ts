import type { CheckoutFailure } from "./checkout-failure.ts";
import { readSellAuthEmbed, type SellAuthEmbed, setUpEmbed } from "./sellauth-embed.ts";

/** The script's global, or why there is none. */
type CheckoutScript = { embed: SellAuthEmbed } | { failure: CheckoutFailure };

/** How long the script may take to load before it counts as hanging. */
const loadTimeoutMs = 10_000;

let loading: Promise<CheckoutScript> | undefined;

/**
 * Loads the selling platform's script once: concurrent calls share one request, later calls get
 * the global. After a failure the next call tries again. Never rejects.
 */
export async function loadCheckoutScript(url: string): Promise<CheckoutScript> {
  if (loading) return loading;
  const embed = readSellAuthEmbed();
  if (embed) return { embed };
  try {
    loading = injectScript(url);
    return await loading;
  } finally {
    loading = undefined;
  }
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
