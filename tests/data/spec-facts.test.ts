import { describe, expect, test } from "vitest";
import { games } from "#data/games.ts";
import { home } from "#data/home.ts";
import { defaultPreferences } from "#data/preferences.ts";
import { products } from "#data/products.ts";
import { questions } from "#data/questions.ts";
import { reviews } from "#data/reviews.ts";
import { shop } from "#data/shop.ts";
import { withLowestPrice } from "#finish/lowest-price.ts";
import { localeOf } from "#finish/price-text.ts";
import { serveMedia } from "#prerender/vite/served-media.ts";
import { allWords } from "#words/all-words.ts";

// What the specification says about the shop as it ships. An owner begins with another name.
describe.skipIf(shop.name !== "Latchkey")("the sample shop", () => {
  test("sells the specification's products and plans", () => {
    const facts = products.map(({ id, name, type, game, subscriptions, features }) => {
      const plans = subscriptions.map((plan) => `${plan.name}: $${plan.price}, ${plan.duration}`);
      const groups = features.map(({ title, items }) => `${title}: ${new Set(items).size}`);
      return `${id} ${name} [${game}], ${type}; ${[plans, groups].flat().join("; ")}`;
    });
    expect(facts).toEqual([
      "151373 Private [FN], External; Day Key: $2.99, 1 Day; Week Key: $6.99, 1 Week; Month Key: $16.99, 1 Month; Aimbot: 15; Visuals: 9",
      "283989 Temp Spoofer [UB], External; 3 Day Key: $8.99, 1 Day; Week Key: $14.99, 1 Week; Month Key: $24.99, 1 Month; Lifetime Key: $34.99, Lifetime; Features: 4",
    ]);
  });

  test("has art that the build knows, but not by its names", async () => {
    const { poster, film, smallFilm = [] } = home.hero;
    const names = [poster, ...film, ...smallFilm];
    const { isDrawing } = await serveMedia(".", "src/data/media", false);
    expect(names.filter((name) => !isDrawing(name))).toEqual([]);
    const ofTests = await serveMedia(".", "tests/shop/media", false);
    expect(ofTests.isDrawing(poster)).toBe(false);
  });

  test("has the specification's texts and defaults", () => {
    expect(games.map(({ code, name }) => `${name} [${code}]`).join()).toBe(
      "Unban Software [UB],Fortnite [FN]",
    );
    expect(home.hero.badge).toContain("restocked");
    expect(home.hero.headline).toContain("provide what people need");
    const plans = products.flatMap(({ subscriptions }) => subscriptions);
    expect(withLowestPrice(home.hero.text, plans, localeOf(shop))).toBe(
      "A Fortnite cheat and an unban spoofer. Keys from $2.99, delivered as soon as you pay.",
    );
    const { homeTitle, productsHeading, reviewsHeading, questionsHeading } = allWords.en.defaults;
    expect([home.title, home.headings]).toEqual([
      homeTitle,
      { products: productsHeading, reviews: reviewsHeading, questions: questionsHeading },
    ]);
    expect(home.sellingPoints).toHaveLength(5);
    expect(questions).toHaveLength(5);
    expect(reviews.map(({ rating, user }) => `${rating} ${user}`)).toEqual(
      Array.from({ length: 4 }, () => "5 Anonymous"),
    );
    expect([shop.copyrightYear, defaultPreferences.security.loadingScreen]).toEqual([2025, true]);
    const { discord, announcement } = defaultPreferences.notifications;
    expect(discord).toMatchObject({ enabled: false, position: "center" });
    expect(announcement.enabled).toBe(false);
  });
});
