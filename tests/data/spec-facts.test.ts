import { expect, test as baseTest } from "vitest";
import { games } from "#owner-data/games.ts";
import { home } from "#owner-data/home.ts";
import { defaultPreferences } from "#owner-data/preferences.ts";
import { products } from "#owner-data/products.ts";
import { questions } from "#owner-data/questions.ts";
import { reviews } from "#owner-data/reviews.ts";
import { shop } from "#owner-data/shop.ts";
import { statusBoard } from "#owner-data/status.ts";
import { findProduct } from "#domain/product.ts";
import { statusEntries } from "#domain/status-board.ts";

// What the specification says about the shop as it ships: the only unit test that reads the owner's
// own folder. It skips itself once the shop has another name, address, seller or other products.

const isSample =
  shop.name === "Latchkey" &&
  shop.siteUrl === "https://latchkey.example" &&
  shop.shopId === 100001 &&
  products.map(({ id }) => id).join() === "151373,283989";

const test = baseTest.skipIf(!isSample);

if (!isSample) {
  baseTest(
    "src/data is no longer the sample shop: the specification's facts are skipped",
    ({ skip }) => skip(),
  );
}

const plans = (id: string) =>
  findProduct(products, id)?.subscriptions.map(
    ({ name, price, duration }) => `${name} $${price} (${duration})`,
  );

const featureCounts = (id: string) =>
  findProduct(products, id)?.features.map(({ title, items }) => [title, items.length]);

test("the catalogue has two products, Private and Temp Spoofer", () => {
  expect(products.map(({ id, name, game, type, price }) => [id, name, game, type, price])).toEqual([
    ["151373", "Private", "FN", "External", 2.99],
    ["283989", "Temp Spoofer", "UB", "External", 8.99],
  ]);
});

test("Private is sold by the day, week and month", () => {
  expect(plans("151373")).toEqual([
    "Day Key $2.99 (1 Day)",
    "Week Key $6.99 (1 Week)",
    "Month Key $16.99 (1 Month)",
  ]);
});

test("Temp Spoofer has four plans, and the 3 Day Key is labelled 1 Day", () => {
  expect(plans("283989")).toEqual([
    "3 Day Key $8.99 (1 Day)",
    "Week Key $14.99 (1 Week)",
    "Month Key $24.99 (1 Month)",
    "Lifetime Key $34.99 (Lifetime)",
  ]);
});

test("a product starts from the price of its cheapest plan", () => {
  for (const { price, subscriptions } of products) {
    expect(price).toBe(Math.min(...subscriptions.map((plan) => plan.price)));
  }
});

test("Private has 15 Aimbot and 9 Visuals features, all different", () => {
  expect(featureCounts("151373")).toEqual([
    ["Aimbot", 15],
    ["Visuals", 9],
  ]);
  for (const { features } of products) {
    for (const { items } of features) expect(new Set(items).size).toBe(items.length);
  }
});

test("Temp Spoofer has the four features of the specification", () => {
  expect(findProduct(products, "283989")?.features).toEqual([
    {
      title: "Features",
      items: ["Disk spoofs", "Inbuilt cleaner", "Inbuilt serial checker", "User friendly"],
    },
  ]);
});

test("every product has at least three images and a video", () => {
  for (const { media = [] } of products) {
    expect(media.filter(({ type }) => type === "image").length).toBeGreaterThanOrEqual(3);
    expect(media.filter(({ type }) => type === "video").length).toBeGreaterThanOrEqual(1);
  }
});

test("every plan has its own variantId", () => {
  const ids = products.flatMap(({ subscriptions }) => subscriptions.map((plan) => plan.variantId));
  expect(ids).toHaveLength(7);
  expect(new Set(ids).size).toBe(7);
});

test("the banner has the five selling points", () => {
  expect(home.sellingPoints).toEqual([
    "Guaranteed Safety",
    "Easy to Use",
    "Exceptional Support",
    "Secure Payments",
    "Amazing Features",
  ]);
});

test("the hero has the badge and headline of the specification", () => {
  expect(home.hero.badge).toMatch(/restocked/i);
  expect(home.hero.headline).toMatch(/provide what people need/i);
  expect(home.community.linkText).toBe("Join Discord");
});

test("the five questions cover support, compatibility, delivery, kinds and trust", () => {
  const answers = questions.map(({ answer }) => answer);
  expect(answers).toHaveLength(5);
  expect(answers[0]).toMatch(/ticket.*24\/7/i);
  expect(answers[1]).toMatch(/Windows/);
  expect(answers[2]).toMatch(/^Instant, once the payment is confirmed/);
  expect(answers[3]).toMatch(/internal.*external/i);
  expect(answers[4]).toMatch(/since 2019/);
});

test("there are four reviews, all of five stars and anonymous", () => {
  expect(reviews.map(({ rating, user }) => [rating, user])).toEqual(
    Array.from({ length: 4 }, () => [5, "Anonymous"]),
  );
});

test("the footer's year is 2025", () => {
  expect(shop.copyrightYear).toBe(2025);
});

test("the filter shows Unban Software, then Fortnite", () => {
  expect(games.map(({ code, name }) => `${name} [${code}]`)).toEqual([
    "Unban Software [UB]",
    "Fortnite [FN]",
  ]);
});

test("the status list has both products and at least one upcoming one", () => {
  const entries = statusEntries(products, statusBoard.coming);
  expect(entries.slice(0, 2).map(({ name, game }) => [name, game])).toEqual([
    ["Private", "FN"],
    ["Temp Spoofer", "UB"],
  ]);
  expect(entries.filter(({ status }) => status === "Soon").length).toBeGreaterThanOrEqual(1);
});

test("both notices are off and the browser check is on by default", () => {
  expect(defaultPreferences.security.loadingScreen).toBe(true);
  expect(defaultPreferences.notifications.discord.enabled).toBe(false);
  expect(defaultPreferences.notifications.announcement.enabled).toBe(false);
});

test("the default notices have the texts of the specification", () => {
  const { discord, announcement } = defaultPreferences.notifications;
  expect(announcement.message).toMatch(/release sale.*10% off.*code/i);
  expect(discord.message).toMatch(/previous community server was terminated/i);
  expect(discord.position).toBe("center");
});
