import type { HomeTexts } from "#domain/home-texts.ts";

export const home: HomeTexts = {
  hero: {
    badge: "Keys restocked", // sample
    headline: "We provide what people need", // sample
    text: "A Fortnite cheat and an unban spoofer. Keys from $2.99, delivered as soon as you pay.", // sample
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
