import type { Shop } from "#domain/shop.ts";

// A shop that is open: euros, a real store's addresses, and products with ids of their own.
// The tests that a seller's income depends on run against it.
export const shop: Shop = {
  name: "Nordlicht",
  mark: "mark.svg",
  description: "Licence keys for seven games, with the status of every product on one page.",
  siteUrl: "https://nordlicht.example",
  chatInviteUrl: "https://discord.gg/nordlicht",
  copyrightYear: 2025,
  credit: { text: "Built by Nordlicht" },
  footerLinks: [
    { text: "Licences", url: "/licences.txt" },
    { text: "Refunds", url: "https://nordlicht.mysellauth.com/terms" },
  ],
  currency: "EUR",
  paymentMethods: ["PayPal", "Bank card", "Bitcoin"],
  afterPayment: [
    "Your key is on the confirmation page and in your e-mail.",
    "Open a ticket if it has not come after ten minutes.",
  ],
  shopId: 48213,
  productId: 715001,
  storeUrl: "https://nordlicht.mysellauth.com",
  checkoutScriptUrl: "https://sellauth.com/assets/js/sellauth-embed-2.js",
};
