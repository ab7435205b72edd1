import type { Shop } from "#domain/shop.ts";

// The shop that the tests run against: the specification's two products, and what those cannot show.
// Change it when a test needs another case; the owner's shop is src/data.
export const shop: Shop = {
  name: "Latchkey",
  description:
    "Licence keys for Private and Temp Spoofer. Pick a plan, pay, and your key arrives as soon as the payment is confirmed.", // sample
  siteUrl: "https://latchkey.example",
  chatInviteUrl: "https://discord.gg/latchkey-sample",
  copyrightYear: 2025,
  credit: { text: "Built by Latchkey" },
  shopId: 100001,
  productId: 200001,
  storeUrl: "/demo-seller/index.html",
  checkoutScriptUrl: "/demo-seller/embed.js",
};
