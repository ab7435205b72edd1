import { keys, type MadeProduct, type MadeShop, since } from "./made-shop.ts";

/** 14 products in every state, with and without pictures. */
const products: MadeProduct[] = [
  {
    name: "Thornfield",
    game: "VEX",
    plans: keys(9, 45, 90),
    pictures: ["private-reticle.png", "private-contours.png", "spoofer-platter.png"],
    featured: true,
  },
  { name: "Vexa Lattice Full", game: "VEX", plans: keys(8, 31, 70) },
  {
    name: "Ironbound Squad Radar",
    game: "HLW",
    plans: [["Day", 20, "1 Day"], ...keys(24, 72, 143).slice(1)],
    soldOut: 1,
    pictures: ["private-reticle.png"],
  },
  {
    name: "Hollowmere - Quietstep",
    game: "HLW",
    plans: keys(7, 36, 70),
    soldOut: 3,
    pictures: ["private-contours.png", "private-reticle.png"],
  },
  {
    name: "Northgate Siege No Recoil Script",
    game: "NGS",
    plans: [...keys(4, 14, 28), ["90 Day Key", 49, "90 Days"]],
    status: "Updating",
    statusNote: "The season's patch of today: back tonight, keys are extended",
    since,
  },
  {
    name: "Northgate Prism",
    game: "NGS",
    plans: keys(5, 21, 42),
    pictures: ["spoofer-platter.png", "private-reticle.png", "private-contours.png"],
    featured: true,
  },
  {
    name: "Vexa - Undertow",
    game: "VEX",
    plans: keys(10, 46, 65),
    pictures: ["private-reticle.png", "private-contours.png", "spoofer-platter.png"],
    status: "Detected",
    statusNote: "Do not use it",
    since,
  },
  {
    name: "Call of Embers - Lunaria External",
    game: "COE",
    plans: [...keys(7, 21, 42, "Frontline 6 - "), ...keys(7, 21, 42, "Frontline 7 - ")],
  },
  { name: "Embers Dusk", game: "COE", plans: keys(6, 24, 46), soldOut: 3 },
  { name: "Cloak", game: "UB", plans: keys(3, 10, 19), pictures: ["private-reticle.png"] },
  { name: "NGS Vega", game: "NGS", plans: keys(6, 22, 42), status: "Updating", soldOut: 3 },
  {
    name: "Ranked Ready Prelinked",
    game: "UB",
    plans: [["Ranked Ready Prelinked", 4, "Lifetime"]],
  },
  {
    name: "Saltmarsh Rivals - Predator Chams",
    game: "SMR",
    plans: keys(4, 11, 24),
    pictures: ["private-reticle.png", "private-contours.png"],
    status: "Detected",
    since,
  },
  {
    name: "Generic Capture Bundle",
    game: "UB",
    plans: [
      ["75T Picture Bundle", 560, "Lifetime"],
      ["100T DisplayPort Bundle (No Firmware)", 1588, "Lifetime"],
    ],
  },
];

const games = [
  { code: "VEX", name: "Vexa" },
  { code: "HLW", name: "Escape from Hollowmere" },
  { code: "NGS", name: "Northgate Six Siege" },
  { code: "COE", name: "Call of Embers" },
  { code: "SMR", name: "Saltmarsh Rivals" },
  { code: "UB", name: "Unban Software" },
];

/** A shop of cards. */
export const cards: MadeShop = {
  name: "Palisade",
  currency: "USD",
  products,
  games,
  coming: [{ name: "Kestrel Overlay", game: "VEX" }],
};
