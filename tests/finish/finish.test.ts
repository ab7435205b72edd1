import { expect, test } from "vitest";
import { finish } from "#finish/finish.ts";
import { withDirectionMarks } from "#finish/typography.ts";
import { anyMedia, detailedWith, productWith, summaryWith } from "#tests/domain/products.ts";
import { ownersData } from "#tests/site.ts";
import { allWords } from "#words/all-words.ts";
import { type Language, languages } from "#words/languages.ts";

const soldOut = { name: "Day", price: 3, duration: "1 Day", variantId: 1, soldOut: true };
const month = { name: "Month", price: 20, duration: "1 Month", variantId: 3 };
const week = { name: "Week", price: 7, duration: "1 Week", variantId: 2 };

test("a summary has the fields that cards, status list and page heads show, and the lowest price on sale", () => {
  const fields = {
    price: 3,
    subscriptions: [soldOut, month, week],
    statusNote: "works on the old version",
    since: "2026-11-20",
    featured: true,
  };
  expect(summaryWith(fields, "EUR")).toStrictEqual({
    id: "1",
    name: "Sample",
    game: "FN",
    price: 7,
    priceText: "€7.00",
    from: "from",
    picture: { src: "sample.png" },
    status: "Undetected",
    statusNote: "Works on the old version.",
    since: { day: "2026-11-20", text: "20 November 2026" },
    featured: true,
  });
});

test.each([
  ["two plans at two prices", [week, month], "from"],
  ["one plan on sale", [week, { ...month, soldOut: true }], undefined],
  ["two plans at one price", [week, { ...month, price: 7 }], undefined],
])("a price is a starting price only beside another: %s", (_, subscriptions, from) => {
  expect(summaryWith({ subscriptions }).from).toBe(from);
});

test("of a video, its thumbnail is shown; without media, the card's picture, without a caption", () => {
  const video = {
    type: "video",
    alt: "A film.",
    thumbnailUrl: "b.png",
    youtubeId: "SAMPLEvid01",
  } as const;
  expect(detailedWith({ media: [video] }).media).toEqual([
    { alt: "A film.", caption: "A film.", picture: { src: "b.png" }, youtubeId: "SAMPLEvid01" },
  ]);
  expect(detailedWith({ name: "Sample", image: "card.png", media: undefined }).media).toEqual([
    { alt: "Sample", picture: { src: "card.png" } },
  ]);
});

test.each([
  [undefined, "https://discord.gg/nightjar7"],
  ["https://t.me/keys", "https://t.me/keys"],
])("the community notice with the link %s leads to %s", (discordLink, shown) => {
  const { security, notifications } = ownersData.defaultPreferences;
  const discord = { ...notifications.discord, discordLink };
  const data = {
    ...ownersData,
    shop: { ...ownersData.shop, chatInviteUrl: "https://discord.gg/nightjar7" },
    defaultPreferences: { security, notifications: { ...notifications, discord } },
  };
  const { preferences } = finish(data, anyMedia).pageData;
  expect(preferences.notifications.discord.discordLink).toBe(shown);
});

test("plans that are sold out come last, and the recommended one that is on sale is preferred", () => {
  const subscriptions = [soldOut, month, { ...week, recommended: true }];
  const { plans, recommendedPlan } = detailedWith({ subscriptions });
  expect([plans.map(({ name }) => name), recommendedPlan]).toEqual([["Month", "Week", "Day"], 2]);
  expect(detailedWith({ subscriptions: [soldOut] }).recommendedPlan).toBeUndefined();
});

test("paragraphs of a description have one blank line between them", () => {
  const { description } = detailedWith({ description: "One.\n \n\nTwo.\nThree." });
  expect(description).toBe("One.\n\nTwo.\nThree.");
});

test("the texts of every file but the products' have the lowest price", () => {
  const { home } = ownersData;
  const { pageData } = finish(
    {
      ...ownersData,
      shop: { ...ownersData.shop, currency: "EUR" },
      home: { ...home, hero: { ...home.hero, text: "From {from}" } },
      products: [productWith({ description: "From {from}" })],
    },
    anyMedia,
  );
  expect(pageData.home.hero.text).toBe("From €2.99");
  expect(pageData.details["1"]?.description).toBe("From {from}");
});

test("without a film, the smaller one is not shown either", () => {
  const { home } = ownersData;
  const hero = { ...home.hero, film: [], smallFilm: ["c.webm"] };
  const { pageData } = finish({ ...ownersData, home: { ...home, hero } }, anyMedia);
  expect(pageData.home.hero.films).toEqual([]);
});

test.each([
  ["the template's poster and films", ["poster.png", "film.webm"], true],
  ["the template's poster, and the owner's film", ["poster.png"], false],
])("Home and its card both show %s as a drawing, or both do not", (_, drawings, isDrawing) => {
  const { home } = ownersData;
  const hero = { ...home.hero, poster: "poster.png", film: ["film.webm"], smallFilm: [] };
  const media = { ...anyMedia, isDrawing: (name: string) => drawings.includes(name) };
  const data = { ...ownersData, home: { ...home, hero } };
  const { pageData, prerenderData } = finish(data, media);
  expect(pageData.home.hero.isDrawing).toBe(isDrawing);
  expect(prerenderData.hero.art?.isDrawing).toBe(isDrawing);
});

test("films keep their order and have their type; unknown file names are skipped", () => {
  const { home } = ownersData;
  const hero = { ...home.hero, film: ["a.webm", "nothing.webm", "b.mp4"], smallFilm: ["c.webm"] };
  const media = {
    ...anyMedia,
    publishFile: (name: string) => (name === "nothing.webm" ? undefined : name),
  };
  expect(
    finish({ ...ownersData, home: { ...home, hero } }, media).pageData.home.hero.films,
  ).toEqual([
    { src: "c.webm", type: "video/webm", isSmall: true },
    { src: "a.webm", type: "video/webm" },
    { src: "b.mp4", type: "video/mp4" },
  ]);
});

test("the question that is marked `first` is on top, and the others keep their order", () => {
  const questions = ["A?", "B?", "C?"].map((question) => ({
    question,
    answer: "Yes.",
    first: question === "B?",
  }));
  const { home } = finish({ ...ownersData, questions }, anyMedia).pageData;
  expect(home.questions.map(({ question }) => question)).toEqual(["B?", "A?", "C?"]);
});

test("what the owner leaves out is in the shop's language, and so are days and prices", () => {
  const { shop, home } = ownersData;
  const inLanguage = (language: Language) =>
    finish(
      {
        ...ownersData,
        shop: {
          ...shop,
          language,
          currency: "EUR",
          delivery: undefined,
          footerLinks: [{ text: allWords[language].product.refunds, url: "/terms" }],
        },
        home: { ...home, title: undefined, headings: { reviews: "Said" } },
        statusBoard: { lastChecked: "2026-11-20", coming: [] },
        products: [productWith({ statusNote: "iade", since: "2026-01-02" })],
      },
      anyMedia,
    ).pageData;
  for (const language of languages) {
    const words = allWords[language];
    const { shop: shown, home: texts, catalogue, buying } = inLanguage(language);
    expect(shown.homeTitle).toBe(
      withDirectionMarks(`${shop.name} | ${words.defaults.homeTitle}`, "rtl"),
    );
    expect(texts.headings).toEqual({ reviews: "Said", questions: words.defaults.questionsHeading });
    expect(catalogue.heading).toBe(words.defaults.productsHeading);
    expect(buying.delivery).toBe(words.defaults.delivery);
    expect(buying.refundLinks, language).toHaveLength(1);
  }
  const { statusBoard, catalogue } = inLanguage("tr");
  expect(statusBoard.lastChecked.text).toBe("20 Kasım 2026");
  expect(catalogue.products[0]).toMatchObject({ priceText: "€2,99", statusNote: "İade." });
  expect(inLanguage("de").catalogue.products[0]?.priceText).toBe("2,99\u00a0€");
  expect(inLanguage("en").catalogue.products[0]?.since?.text).toBe("2 January 2026");
});
