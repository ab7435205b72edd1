import type { HomeTexts } from "#domain/home-texts.ts";

export const home: HomeTexts = {
  headings: { products: "All tools", reviews: "From our customers", questions: "Before you buy" },
  hero: {
    badge: "Rust is back",
    headline: "Nine tools, one honest status page",
    text: "Every product is checked each morning. Pick a plan, pay, play.",
    poster: "own-poster.png",
    film: [],
    howItWorks: { title: "From payment to first match", youtubeId: "n0rdL1cht_1" },
  },
  sellingPoints: ["Checked every day", "Keys in seconds", "Answers within the hour"],
  community: {
    title: "Ask first",
    text: "Our customers and our support are on Discord.",
    linkText: "Join Discord",
  },
};
