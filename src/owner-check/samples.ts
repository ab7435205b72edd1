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
export const sampleArt: ReadonlySet<string> = new Set([
  "f211a4c1e4e7973550f687404a59f16ee19e1eb33ecce5980e3b6382e959df95", // hero-film.mp4
  "6cf8fc96956373ce438520dad74062ef34ea229e5db67adfa0d5217241340a48", // hero-film.webm
  "28823e790fb16ef05a4080c8c64d0a547c5bdb0efbb9b91420659ee35e58b1a6", // hero-poster.png
  "2061a7098cee3797c817acdbfb0c8686433984e001165c3554f54c103ea7116e", // private-contours.png
  "2e2c51006482fe181231ed64ed170f54336f9649698e3d036193c985143560ac", // private-film.png
  "031f43bfb56cc2f56a202a2d03374bfeea4516f3a8c460053771553d5d9f7d9c", // private-reticle.png
  "3f207e4ce6dd02b76fa67c9ca85acdd985136a57c8fa752e864283d7a78eaa89", // private-sightline.png
  "192bb87b0062cd83ed98cfeacfb2d345811668ada6284922f3fa5515b88e5da5", // spoofer-film.png
  "b3e1cdb61eafa8d0c8226a95334f8f51632fa7fba1b90a48b0497635944c456a", // spoofer-fingerprint.png
  "86ea2ab2d4dc480e5c58a0debfe3d2dda4e7229a0db3cc86a8d3878d9f5c8a90", // spoofer-platter.png
  "671f379eb52a4eceb83ca767d8d36b4f6aeaff1cced41bf516e9037a8233915e", // spoofer-serials.png
]);
