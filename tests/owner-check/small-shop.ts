import { checkData, type DataCheck, type Surroundings } from "#owner-check/check-data.ts";
import { type DataFile } from "#owner-check/data-files.ts";

/** The data files of a small shop without mistakes. */
export const smallShop: Record<DataFile, string> = {
  "products.ts": `import type { Product } from "#domain/product.ts";

export const products: Product[] = [
  {
    id: "151373",
    name: "Private",
    type: "External",
    game: "FN",
    price: 2.99,
    image: "reticle.png",
    status: "Undetected",
    description: "Aim assistance and clear visuals.",
    media: [
      { type: "image", url: "reticle.png", alt: "A reticle." },
      {
        type: "video",
        url: "https://www.youtube.com/watch?v=abcDEF12345",
        alt: "Private in use.",
        thumbnailUrl: "film.png",
        youtubeId: "abcDEF12345",
      },
    ],
    subscriptions: [
      { name: "Day Key", price: 2.99, duration: "1 Day", variantId: 71 },
      { name: "Week Key", price: 6.99, duration: "1 Week", variantId: 72 },
    ],
    compatibility: ["Windows 10", "Windows 11"],
    features: [
      { title: "Aimbot", items: ["Hold or toggle", "Smoothing"] },
      { title: "Visuals", items: ["Skeletons"] },
    ],
  },
  {
    id: "283989",
    name: "Temp Spoofer",
    type: "External",
    game: "UB",
    price: 8.99,
    image: "platter.png",
    status: "Undetected",
    description: "Gives your PC new serials.",
    media: [{ type: "image", url: "platter.png", alt: "Disk platters." }],
    subscriptions: [
      { name: "Month Key", price: 8.99, duration: "1 Month", variantId: 73 },
      { name: "Lifetime Key", price: 34.99, duration: "Lifetime", variantId: 74 },
    ],
    compatibility: [],
    features: [],
  },
];
`,
  "games.ts": `export const games = [
  { code: "UB", name: "Unban Software" },
  { code: "FN", name: "Fortnite" },
];
`,
  "status.ts": `export const statusBoard = {
  lastChecked: "2026-11-20",
  coming: [{ name: "Permanent Key", game: "UB" }],
};
`,
  "shop.ts": `import type { Shop } from "#domain/shop.ts";
export const shop: Shop = {
  name: "Keyhole",
  description: "Licence keys.",
  siteUrl: "https://keyhole.example",
  chatInviteUrl: "https://discord.gg/keyhole",
  copyrightYear: 2025,
  credit: { text: "Built by a friend" },
  shopId: 7,
  productId: 8,
  storeUrl: "/demo-seller/",
  checkoutScriptUrl: "/demo-seller/embed.js",
};
`,
  "home.ts": `export const home = {
  hero: {
    badge: "Keys restocked",
    headline: "We provide what people need",
    text: "Two tools.",
    poster: "poster.png",
    film: ["hero.webm", "hero.mp4"],
    howItWorks: { title: "How it works", youtubeId: "abcDEF12345" },
  },
  sellingPoints: ["Easy to Use", "Secure Payments"],
  community: { title: "Talk to us", text: "Ask anything.", linkText: "Join Discord" },
};
`,
  "questions.ts": `export const questions = [
  { question: "How fast is delivery?", answer: "Instant." },
  { question: "Why should I trust you?", answer: "Ask us." },
];
`,
  "reviews.ts": `export const reviews = [
  { rating: 5, text: "It ran on the first try.", user: "Anonymous", time: "2 days ago" },
  { rating: 5, text: "They answered at night.", user: "Anonymous", time: "1 week ago" },
];
`,
  "preferences.ts": `export const defaultPreferences = {
  security: { loadingScreen: true },
  notifications: {
    discord: {
      enabled: false,
      showOnce: true,
      position: "center",
      textColor: "#f5f5f2",
      title: "We have moved",
      message: "Join the new server.",
      discordLink: "https://discord.gg/keyhole",
    },
    announcement: {
      enabled: false,
      showOnce: true,
      message: "Release sale: 10% off",
      textColor: "#0a0a0b",
      backgroundColor: "#f5f5f2",
      linkText: "See the products",
      linkUrl: "/#products",
    },
  },
};
`,
};

const pictures = ["reticle.png", "film.png", "platter.png", "poster.png"];

/** What the check knows besides the small shop's data. */
export const surroundings: Surroundings = {
  media: [
    ...pictures.map((name) => ({ name, bytes: 100_000, sha256: "0", widthPx: 2400 })),
    { name: "hero.webm", bytes: 900_000, sha256: "0" },
    { name: "hero.mp4", bytes: 1_200_000, sha256: "0" },
  ],
  mediaFolder: "src/data/media",
  publicFiles: ["/terms.pdf"],
  today: "2026-11-22",
};

/** One change to a text, which has to be there. */
export function edited(text: string, from: string | RegExp, to: string): string {
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`The text has no ${from}.`);
  return changed;
}

/** Checks the small shop with some files, or some of the surroundings, replaced. */
export function checkSmallShop(
  texts: Partial<Record<DataFile, string | undefined>> = {},
  other: Partial<Surroundings> = {},
): Promise<DataCheck> {
  const sources = { folder: "src/data", texts: { ...smallShop, ...texts } };
  return checkData(sources, { ...surroundings, ...other });
}

/** A mistake in one of the files, and what the check says about it. */
export type Mistake = { title: string; file: DataFile; text: string; says: string };

/**
 * Reads mistakes, each a paragraph: a title; the text to replace after `- `, its replacement after
 * `+ `; after `@ ` a text of the line that the check names, where the replacement does not begin on
 * it; and the finding without folder and line.
 */
export function mistakesOf(paragraphs: string): Mistake[] {
  return paragraphs
    .trim()
    .split("\n\n")
    .map((paragraph) => {
      const [title = "", ...lines] = paragraph.split("\n");
      const part = (mark: string) => {
        const marked = lines.filter((line) => line.startsWith(mark));
        return marked.map((line) => line.slice(mark.length)).join("\n");
      };
      const finding = lines.at(-1) ?? "";
      const file = /^[a-z]+\.ts/.exec(finding)?.[0] as DataFile;
      const text = edited(smallShop[file], part("- "), part("+ "));
      const at = text.indexOf(part("@ ") || part("+ ").trim());
      if (at < 0) throw new Error(`No line for: ${title}`);
      const line = text.slice(0, at).split("\n").length;
      return { title, file, text, says: `src/data/${finding.replace(file, `${file}:${line}`)}` };
    });
}
