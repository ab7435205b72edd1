import { bounds } from "#domain/bounds.ts";
import { keys, type MadeProduct, type MadeShop, since } from "./made-shop.ts";

/** Words up to the bound, among short ones. */
const words = "Counterreconnaissa with Reconnaissancetool and Teammate Overlays for a Battlefield";
const longName = words.slice(0, bounds.productName).trim();
const arabicName = "اشتراك لعبة المغامرات البحرية القديمة لمدة سنة كاملة مع الباقة الاساسية".slice(
  0,
  bounds.productName,
);
const longPlan = "Teammateoverlaykey and 1 Month".slice(0, bounds.planName);
const duration = "3 Months and 14 Days".slice(0, bounds.duration);
/** ₫1,490,000, of ten characters. */
const price = 1_490_000;

const games = [
  { code: "SEQUEL", name: "Battlefields and Counterreconnaissa" },
  { code: "WWMMWW", name: "ألعاب المغامرات" },
  { code: "A1", name: "Go" },
];

const pictures = ["private-reticle.png", "private-contours.png"];

const products: MadeProduct[] = [
  {
    name: longName,
    game: "SEQUEL",
    plans: Array.from({ length: bounds.plans }, (_, index) => [
      `${index + 1} ${longPlan}`.slice(0, bounds.planName).trim(),
      price - index,
      duration,
    ]),
    pictures,
    featured: true,
  },
  {
    name: arabicName,
    game: "WWMMWW",
    plans: [["اشتراك لعبة المغامرات البحرية", price, "سنة كاملة"]],
    pictures: pictures.toReversed(),
    featured: true,
  },
  { name: "Go", game: "A1", plans: [["Day", 9000, "1 Day"]] },
  {
    name: `${longName.slice(0, 60)} Two`,
    game: "SEQUEL",
    plans: [[longPlan, price, duration], ...keys(price, price, 9000)],
    status: "Updating",
    statusNote: "The season's patch of today: back tonight, and all keys are extended by a day",
    since,
    featured: true,
  },
  {
    name: `${arabicName.slice(0, 60)} 2`,
    game: "WWMMWW",
    plans: keys(price, price, price, "Season "),
    soldOut: 3,
    pictures,
  },
  { name: "Teammate Overlay", game: "SEQUEL", plans: keys(price, 9000, price), status: "Detected" },
  ...Array.from({ length: 8 }, (_, index): MadeProduct => {
    const plans = keys(price, price, 1000, index === 0 ? "Competitive - " : "");
    const name = index % 2 === 0 ? `${longName.slice(0, 50)} ${index}` : `Short ${index}`;
    return { name, game: games[index % 3]?.code ?? "", plans, pictures };
  }),
];

/** A shop whose names, prices and lists are as long as the layout keeps its form for. */
export const boundsShop: MadeShop = {
  name: "Counterreconnaissa",
  currency: "VND",
  products,
  games,
  coming: [longName, arabicName, "Next"].map((name) => ({
    name: `${name.slice(0, 60)} X`,
    game: "A1",
  })),
};
