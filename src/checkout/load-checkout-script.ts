import type { CheckoutFailure } from "./checkout-failure.ts";
import { readSellAuthEmbed, type SellAuthEmbed } from "./sellauth-embed.ts";
import { setUpEmbed } from "./set-up-embed.ts";

/** What became of the script: its global, or why there is none. */
export type CheckoutScript = { embed: SellAuthEmbed } | { failure: CheckoutFailure };

/** How long the script may take before it counts as hanging. */
export const loadTimeoutMs = 10_000;

let loading: Promise<CheckoutScript> | undefined;

/** How many scripts have hung so far. */
let hangs = 0;

/**
 * Loads the selling platform's script, once: calls that come while it loads share its outcome,
 * calls that come later get its global. After a failure the next call tries afresh. Never rejects.
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
    // Browsers let a second script wait for the same hanging answer, so it has an address of its own.
    script.src = hangs === 0 ? url : `${url}${url.includes("?") ? "&" : "?"}attempt=${hangs + 1}`;
    script.async = true;

    const settle = (outcome: CheckoutScript) => {
      clearTimeout(timer);
      if ("failure" in outcome) script.remove();
      resolve(outcome);
    };
    const timer = setTimeout(() => {
      const embed = readSellAuthEmbed();
      if (embed) {
        settle({ embed });
      } else {
        hangs += 1;
        settle({ failure: "hanging" });
      }
    }, loadTimeoutMs);

    script.addEventListener("error", () => {
      settle({ failure: "blocked" });
    });
    // Also heard after the time is up: a late script still runs, and must be ready for a new press.
    script.addEventListener("load", () => {
      const embed = readSellAuthEmbed();
      if (!embed) {
        settle({ failure: "empty" });
      } else if (document.readyState === "complete") {
        setUpEmbed(embed);
        settle({ embed });
      } else {
        // The window's load event is still to come, and with it the script's own set-up.
        window.addEventListener(
          "load",
          () => {
            settle({ embed });
          },
          { once: true },
        );
      }
    });

    document.head.append(script);
  });
}
