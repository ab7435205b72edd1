import type { MadeProduct, MadeShop, Pictures } from "./made-shop.ts";

/** Pictures as sellers upload them: neon posters, white product shots, screenshots, banners. */
const shapes = {
  poster: [720, 1280],
  square: [1000, 1000],
  wide: [1280, 720],
  banner: [1500, 500],
  portrait: [800, 1200],
} as const;
const backgrounds = {
  neon: `<linearGradient id="g" x2="1" y2="1"><stop stop-color="#f06"/><stop offset="1" stop-color="#60f"/></linearGradient>`,
  white: `<linearGradient id="g"><stop stop-color="#fff"/></linearGradient>`,
  grass: `<linearGradient id="g" x2="0" y2="1"><stop offset=".5" stop-color="#abd4f5"/><stop offset=".5" stop-color="#5a6b2f"/></linearGradient>`,
  acid: `<linearGradient id="g" x2="1"><stop stop-color="#3f0"/><stop offset="1" stop-color="#ff0"/></linearGradient>`,
};

function svg(
  [width, height]: readonly [number, number],
  background: string,
  words: string,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs>${background}</defs><rect width="100%" height="100%" fill="url(#g)"/>
<circle cx="70%" cy="35%" r="${height / 5}" fill="#fe0" fill-opacity=".35"/>
<rect x="8%" y="55%" width="${width * 0.84}" height="${height * 0.18}" fill="#111"/>
<text x="50%" y="68%" text-anchor="middle" font-family="sans-serif" font-weight="bold" font-size="${width / 11}" fill="#fff">${words}</text></svg>`;
}

const pictures: Pictures = Object.fromEntries(
  Object.values(shapes).flatMap((shape, index) =>
    Object.entries(backgrounds).map(([name, background]) => [
      `${name}-${index}.jpg`,
      svg(shape, background, name === "white" ? "UNDETECTED" : "INSTANT 24/7"),
    ]),
  ),
);
const files = Object.keys(pictures);

const games = [
  { code: "SUB", name: "اشتراكات" },
  { code: "GAME", name: "ألعاب" },
  { code: "EDU", name: "التعليم" },
  { code: "GIFT", name: "Gift Cards" },
];

const names = [
  "اشتراك منصة الشروق للألعاب 13 شهر",
  "اشتراك النجم بلس 365 يوم - الباقة الاساسية",
  "حساب متجر تركيا",
  "بطاقات رصيد تركيا",
  "عالم المكعبات : الاصدار الكامل",
  "اشتراك كانفا بريميوم",
  "مصارعة 2025 - ستاندرد اديشن",
  "بحر القراصنة - 2025 اديشن",
  "Grand City Stories Premium Edition",
  "عدالة 2 + قتال 11 - ليجيندري اديشن",
  "محاكي الشاحنات 2 - ستاندرد اديشين",
  "نداء الحرب 3 - كروس جين",
  "كورس هيرو",
];
const texts = [
  "Game Pass هو الاشتراك الذي يمنحك أكثر من مئة لعبة على جهازك، ويضاف إليها كل شهر ما هو جديد.",
  "يصلك الرمز بعد الدفع مباشرة، ويعمل على حسابك في أي بلد.",
];

function product(name: string, index: number): MadeProduct {
  const own = [index, index + 5].map((at) => files[(at * 7) % files.length] ?? "");
  return {
    name,
    game: games[index % games.length]?.code ?? "",
    plans: [
      [name.split(" ").slice(0, 3).join(" "), [275, 80, 35, 200][index % 4] ?? 80, "سنة واحدة"],
    ],
    pictures: own.slice(0, 1 + (index % 2)),
    description: texts[index % 2] ?? "",
    compatibility: ["PS5", "Xbox Series X"],
    features: [
      { title: "Features", items: ["يعمل على حسابك", "لا يحتاج إلى بطاقة", "دعم Discord"] },
    ],
    status: index === 5 ? "Updating" : "Undetected",
    soldOut: index === 11 ? 1 : 0,
  };
}

/** A shop of names from right to left, with one plan each, and loud pictures of every shape. */
export const loud: MadeShop = {
  name: "متجر الشروق",
  currency: "ILS",
  products: names.map(product),
  games,
  pictures,
};
