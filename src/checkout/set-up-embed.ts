import type { SellAuthEmbed } from "./sellauth-embed.ts";

/**
 * Does what SellAuth's script does by itself on the window's `load` event. Injected after that
 * event it has missed its moment, and its checkout would wait for a captcha that never comes.
 * A failure stays quiet: the checkout may work all the same, and says so if not.
 */
export function setUpEmbed(embed: SellAuthEmbed): void {
  for (const name of ["injectCaptcha", "injectStyles"] as const) {
    void attempt(embed, name);
  }
}

async function attempt(embed: SellAuthEmbed, name: "injectCaptcha" | "injectStyles") {
  try {
    const inject = embed[name];
    if (typeof inject === "function") await inject.call(embed);
  } catch {
    // Nothing that a shopper could do about it here.
  }
}
