import { describe, expect, test } from "vitest";
import { allWords } from "#words/all-words.ts";
import { type Language, languages } from "#words/languages.ts";

const { ar, en } = allWords;

const translated = languages.filter((language) => language !== "en");

/** Every text by its path. Functions are called with digits, which serve as numbers and as names. */
function textsOf(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") {
    return ["1", "3", "5"].map((digit): [string, string] => [
      `${path}(${digit})`,
      (value as (...digits: string[]) => string)(digit, "5", "5"),
    ]);
  }
  if (value instanceof RegExp) return [];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    textsOf(inner, path ? `${path}.${key}` : key),
  );
}

// Texts that only put names, numbers and signs together, which several languages do in the same way.
const signs = new Set(["comma", "quote", "metadata.nameAndStatus", "dir"]);

// Words that these languages have in common with English, and names.
const sameWords: Record<string, readonly string[]> = {
  Menu: ["fr", "pt-BR", "pl", "vi", "id"],
  Status: ["de", "pt-BR", "pl", "id"],
  "Status:": ["de", "pt-BR", "pl", "id"],
  Support: ["de", "fr"],
  Navigation: ["de", "fr"],
  Game: ["vi", "id"],
  Zoom: ["fr", "pt-BR"],
  "Ray ID": translated,
};

describe.each(translated)("%s", (language) => {
  const words = allWords[language];

  test("has its own tag, and an Open Graph locale of the same language", () => {
    expect(words.language).toBe(language);
    expect(words.ogLocale).toMatch(new RegExp(`^${language.slice(0, 2)}_[A-Z]{2}$`));
  });

  test("has no English text but the words that both languages have", () => {
    const english = new Map(textsOf(en));
    const same = textsOf(words).filter(
      ([path, text]) => english.get(path) === text && !signs.has(path.replace(/\(.*/, "")),
    );
    const unexpected = same.filter(([, text]) => !sameWords[text]?.includes(language));
    expect(unexpected).toEqual([]);
  });

  test("has a text everywhere, without spaces at its ends and with one kind of apostrophe", () => {
    for (const [path, text] of textsOf(words)) {
      if (path === "comma" || path === "catalogue.starting" || path === "catalogue.plus") continue;
      expect(text, path).not.toBe("");
      expect(text, path).toBe(text.trim());
      expect(text, path).not.toMatch(/ {2}|['"]|undefined/);
    }
  });

  test("names the button by what it shows", () => {
    const { checkout, catalogue } = words;
    expect(checkout.purchase("Week Key", "$6.99").startsWith(catalogue.purchase)).toBe(true);
    const { unopened: _, ...failures } = checkout.failures;
    for (const { advice } of Object.values(failures)) {
      expect(advice).toContain(catalogue.purchase);
    }
  });
});

test("a word is listed as common to two languages only where both have it", () => {
  const unused = Object.entries(sameWords).flatMap(([text, languagesOfIt]) =>
    languagesOfIt
      .filter(
        (language) => !textsOf(allWords[language as Language]).some(([, own]) => own === text),
      )
      .map((language) => `${text} in ${language}`),
  );
  expect(unused).toEqual([]);
});

const counts = [0, 1, 2, 3, 5, 11, 21, 100];

test.each<[Language, string[]]>([
  [
    "en",
    ["products", "product", "products", "products", "products", "products", "products", "products"],
  ],
  [
    "de",
    ["Produkte", "Produkt", "Produkte", "Produkte", "Produkte", "Produkte", "Produkte", "Produkte"],
  ],
  [
    "fr",
    ["produit", "produit", "produits", "produits", "produits", "produits", "produits", "produits"],
  ],
  [
    "es",
    [
      "productos",
      "producto",
      "productos",
      "productos",
      "productos",
      "productos",
      "productos",
      "productos",
    ],
  ],
  [
    "pt-BR",
    ["produto", "produto", "produtos", "produtos", "produtos", "produtos", "produtos", "produtos"],
  ],
  [
    "pl",
    [
      "produktów",
      "produkt",
      "produkty",
      "produkty",
      "produktów",
      "produktów",
      "produktów",
      "produktów",
    ],
  ],
  ["tr", Array<string>(8).fill("ürün")],
  ["ru", ["товаров", "товар", "товара", "товара", "товаров", "товаров", "товар", "товаров"]],
  ["vi", Array<string>(8).fill("sản phẩm")],
  ["id", Array<string>(8).fill("produk")],
])("%s counts products", (language, forms) => {
  const { products } = allWords[language].catalogue;
  expect(counts.map(products)).toEqual(counts.map((count, index) => `${count} ${forms[index]}`));
});

test("ar counts products in six forms", () => {
  expect(counts.map(ar.catalogue.products)).toEqual([
    "لا توجد منتجات",
    "منتج واحد",
    "منتجان",
    "3 منتجات",
    "5 منتجات",
    "11 منتجًا",
    "21 منتجًا",
    "100 منتج",
  ]);
});

test.each<[Language, string[]]>([
  ["en", ["1 of 47 undetected", "Both undetected", "All 21 undetected"]],
  ["de", ["1 von 47 unentdeckt", "Beide unentdeckt", "Alle 21 unentdeckt"]],
  ["fr", ["1 sur 47 non détecté", "Les deux non détectés", "Les 21 non détectés"]],
  ["pl", ["1 z 47 niewykryty", "Oba niewykryte", "Wszystkie (21) niewykryte"]],
  ["ru", ["1 из 47 не обнаружен", "Оба не обнаружены", "Все 21 не обнаружены"]],
  ["ar", ["1 من 47 غير مكشوف", "كلا المنتجين غير مكشوف", "جميع المنتجات (21) غير مكشوفة"]],
])("%s says how many of all have a status", (language, texts) => {
  const { ofTotal, counted } = allWords[language].status;
  const pairs: [number, number][] = [
    [1, 47],
    [2, 2],
    [21, 21],
  ];
  expect(
    pairs.map(([count, total]) => `${ofTotal(count, total)} ${counted.Undetected(count, total)}`),
  ).toEqual(texts);
});
