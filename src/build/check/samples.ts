import type { DataFile } from "./data-files.ts";

/** A sample that has to go before customers come. */
export type Sample = {
  file: DataFile;
  /** Steps to the field; `*` stands for every entry of a list. */
  path: readonly string[];
  /** The sample itself: exactly this value, or a text that this pattern finds. */
  sample: string | number | RegExp;
  /** What to put there instead: one whole sentence. */
  put: string;
};

/** Every sample that the shop comes with, besides its art. */
export const samples: readonly Sample[] = [
  { file: "shop.ts", path: ["name"], sample: "Latchkey", put: "Put your shop's name there." },
  {
    file: "shop.ts",
    path: ["siteUrl"],
    sample: /\blatchkey\.example\b/,
    put: "Put the address of your site there, such as https://your-shop.com.",
  },
  {
    file: "shop.ts",
    path: ["chatInviteUrl"],
    sample: /latchkey-sample/,
    put: "Put an invite to your Discord there that never expires.",
  },
  {
    file: "shop.ts",
    path: ["credit", "text"],
    sample: /\bLatchkey\b/,
    put: "Put there who made your site.",
  },
  {
    file: "shop.ts",
    path: ["shopId"],
    sample: 100001,
    put: "Put the shop's id from SellAuth there; the guide says where it is found.",
  },
  {
    file: "shop.ts",
    path: ["productId"],
    sample: 200001,
    put: "Put the product's id from SellAuth there; the guide says where it is found.",
  },
  {
    file: "shop.ts",
    path: ["storeUrl"],
    sample: /\/demo-seller\b/,
    put: "Put the address of your product in your SellAuth store there.",
  },
  {
    file: "shop.ts",
    path: ["checkoutScriptUrl"],
    sample: /\/demo-seller\b/,
    put: "Put https://sellauth.com/assets/js/sellauth-embed-2.js there.",
  },
  {
    file: "products.ts",
    path: ["*", "media", "*", "youtubeId"],
    sample: /^SAMPLE/,
    put: "Put the id of your own video there, or take the video out.",
  },
  {
    file: "products.ts",
    path: ["*", "media", "*", "url"],
    sample: /SAMPLEvid/,
    put: "Put the address of your own video there, or take the video out.",
  },
  ...[300001, 300002, 300003, 300004, 300005, 300006, 300007].map((sample): Sample => ({
    file: "products.ts",
    path: ["*", "subscriptions", "*", "variantId"],
    sample,
    put: "Put the variant's id from SellAuth there; the guide says where it is found.",
  })),
  {
    file: "home.ts",
    path: ["hero", "howItWorks", "youtubeId"],
    sample: /^SAMPLE/,
    put: "Put the id of your own video there.",
  },
  {
    file: "preferences.ts",
    path: ["notifications", "discord", "discordLink"],
    sample: /latchkey-sample/,
    put: "Put an invite to your Discord there that never expires.",
  },
  {
    file: "status.ts",
    path: ["coming", "*", "name"],
    sample: "Permanent Spoofer",
    put: "Put a product there that you are going to sell, or take the entry out.",
  },
  ...[
    "Paid, had the key before I was back from the kitchen, and it ran on the first try.",
    "I had a problem with my overlay. Opened a ticket at night and somebody answered and stayed until it was solved.",
    "The status page is why I came back. When it said Updating they meant it, and it was done that evening.",
    "Used the spoofer's serial checker before and after. Everything had changed, as promised.",
  ].map((sample): Sample => ({
    file: "reviews.ts",
    path: ["*", "text"],
    sample,
    put: "Put the words of a real customer there, or take the review out.",
  })),
];

/** The art that the shop comes with, by the SHA-256 of each file. */
export const sampleArt: ReadonlySet<string> = new Set([]);
