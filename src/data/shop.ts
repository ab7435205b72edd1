import type { Shop } from "#domain/shop.ts";

// These values are samples. `npm run check launch` lists what to replace before you open.
export const shop: Shop = {
  name: "Latchkey", // sample
  description:
    "Licence keys for Private and Temp Spoofer. Pick a plan, pay, and your key arrives as soon as the payment is confirmed.", // sample
  siteUrl: "https://latchkey.example", // sample
  chatInviteUrl: "https://discord.gg/latchkey-sample", // sample
  copyrightYear: 2025, // sample
  credit: { text: "Built by Latchkey" }, // sample

  // Shown below the plans of every product; of footerLinks, those that name refunds in their text or address.
  paymentMethods: ["Demo: nothing is charged"], // sample
  delivery: "You receive your key as soon as the payment is confirmed.", // sample
  afterPayment: ["Demo: it shows the cart that your seller would receive."], // sample
  footerLinks: [{ text: "Sample refund policy", url: "/demo-seller/index.html#refunds" }], // sample

  // SellAuth: README.md says where to find each of these, under "Connect SellAuth".
  shopId: 100001, // sample
  productId: 200001, // sample
  storeUrl: "/demo-seller/index.html", // sample
  checkoutScriptUrl: "/demo-seller/embed.js", // sample
};
