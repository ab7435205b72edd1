import type { HomeTexts } from "#domain/home-texts.ts";

// In a text, {from} is the lowest price of the shop, such as $2.99.
export const home: HomeTexts = {
  title: "Licence keys, delivered at once", // sample
  headings: { products: "Our Cheats", reviews: "What Our Users Say", questions: "Asked before you" }, // sample
  hero: {
    badge: "Keys restocked", // sample
    headline: "We provide what people need", // sample
    text: "A Fortnite cheat and an unban spoofer. Keys from {from}, delivered as soon as you pay.", // sample
    poster: "hero-poster.png", // sample
    film: ["hero-film.webm", "hero-film.mp4"], // sample
    smallFilm: ["hero-film-small.webm", "hero-film-small.mp4"], // sample
    howItWorks: {
      title: "How the product works",
      youtubeId: "SAMPLEvid00", // sample
    },
  },
  sellingPoints: [ // sample
    "Guaranteed Safety",
    "Easy to Use",
    "Exceptional Support",
    "Secure Payments",
    "Amazing Features",
  ],
  community: {
    title: "Talk to us before you buy", // sample
    text: "Support, status changes and the people who use our products are on Discord. Ask anything.", // sample
    linkText: "Join Discord",
  },
};
