import type { OwnersData } from "#data-reader/data-files.ts";
import { maxStatusChanges } from "#domain/few-or-many.ts";
import type { Game } from "#domain/game.ts";
import type {
  Day,
  GameData,
  MediaData,
  PageData,
  ProductDetails,
  ProductSummary,
} from "#domain/page-data.ts";
import type { Product } from "#domain/product.ts";
import { plansOnSale, salesRank } from "#domain/sales-rank.ts";
import type { Shop } from "#domain/shop.ts";
import type { Theme } from "#domain/theme.ts";
import { wordsOf } from "#words/all-words.ts";
import { capitalised } from "#words/capitalised.ts";
import type { Language } from "#words/languages.ts";
import { chatName } from "./chat.ts";
import { type CrawlerData, crawlerData } from "./crawler-data.ts";
import { dayText } from "./day-text.ts";
import { isolatedIn, withDirectionMarks } from "./direction.ts";
import { heroData } from "./hero-data.ts";
import { lockData } from "./lock-data.ts";
import { hasLowestPrice, lowestPrice, withLowestPrice } from "./lowest-price.ts";
import type { MediaLookup } from "./media-lookup.ts";
import {
  nameHasDuration,
  planStoreUrl,
  platformProduct,
  recommendedPlan,
  soldOutLast,
} from "./plans.ts";
import { pricePerDayText, type PriceStyle, priceStyle, priceText } from "./price-text.ts";
import { statusChanges, statusHistory } from "./status-history.ts";

/** What the pages show, and what crawlers read. */
export type Site = {
  language: Language;
  theme: Theme;
  pageData: PageData;
  crawlerData: CrawlerData;
};

/** Makes what the pages show from the owner's data and media: every default, price, day, order and address. */
export function finish(written: OwnersData, media: MediaLookup): Site {
  const data = completed(written);
  const shop = data["shop.ts"];
  const { language } = shop;
  const words = wordsOf(shop);
  const home = data["home.ts"];
  const products = data["products.ts"];
  const board = data["status.ts"];
  const {
    products: productsHeading = words.defaults.productsHeading,
    reviews = words.defaults.reviewsHeading,
    questions = words.defaults.questionsHeading,
  } = home.headings ?? {};
  const footerLinks = shop.footerLinks ?? [];
  const { security, notifications } = data["preferences.ts"];
  const { discordLink = shop.chatInviteUrl } = notifications.discord;
  // A status can have changed after the last check.
  const changes = statusChanges(products);
  const lastDay = [board.lastChecked, ...changes.map(({ since }) => since)].toSorted().at(-1) ?? "";
  const statusHistories = Object.fromEntries(
    products.map((product) => [product.id, statusHistory(product, lastDay, words)]),
  );
  const shown = products.map((product) => ({ product, summary: summaryOf(product, shop, media) }));
  const summaries = shown.map(({ summary }) => summary);
  const unmarked: PageData = {
    shop: {
      name: shop.name,
      siteUrl: shop.siteUrl,
      chatInviteUrl: shop.chatInviteUrl,
      chatName: chatName(shop.chatInviteUrl),
      shopId: shop.shopId,
      copyrightYear: shop.copyrightYear,
      credit: shop.credit,
      footerLinks,
      homeTitle: `${shop.name} | ${home.title ?? words.defaults.homeTitle}`,
      mark: shop.mark && media.address(shop.mark),
    },
    buying: {
      checkout: {
        shopId: shop.shopId,
        storeUrl: shop.storeUrl,
        checkoutScriptUrl: shop.checkoutScriptUrl,
      },
      paymentMethods: shop.paymentMethods ?? [],
      delivery: shop.delivery ?? words.defaults.delivery,
      afterPayment: shop.afterPayment ?? [],
      refundLinks: footerLinks.filter(({ text, url }) =>
        words.defaults.refundLink.test(`${text} ${url}`),
      ),
    },
    home: {
      hero: heroData(home.hero, media, words),
      lock: lockData(products, data["games.ts"], words),
      headings: { reviews, questions },
      sellingPoints: home.sellingPoints,
      community: home.community,
      questions: firstOnTop(data["questions.ts"]),
      reviews: data["reviews.ts"],
    },
    catalogue: {
      heading: productsHeading,
      games: data["games.ts"].map((game) => gameData(game, summaries)),
      products: summaries.toSorted((a, b) => salesRank(a) - salesRank(b)),
    },
    details: Object.fromEntries(
      products.map((product) => [
        product.id,
        { ...detailsOf(product, shop, media), history: statusHistories[product.id] },
      ]),
    ),
    statusBoard: {
      lastChecked: dayOf(board.lastChecked, language),
      coming: board.coming.map(({ name, game }) => ({ name, game, status: "Soon" })),
      changes: changes
        .slice(0, maxStatusChanges)
        .map(({ since, ...change }) => Object.assign(change, { since: dayOf(since, language) })),
    },
    statusHistories,
    preferences: {
      security,
      notifications: { ...notifications, discord: { ...notifications.discord, discordLink } },
    },
  };
  const { lastChecked, coming } = unmarked.statusBoard;
  const { lock } = unmarked.home;
  return {
    language,
    theme: data["theme.ts"],
    // The marks are for browsers. Addresses and SVG paths have no spaces or no letters from right to left, so they stay
    // as they are.
    pageData: mapTexts(unmarked, (text) => withDirectionMarks(withUnbrokenSpaces(text), words.dir)),
    crawlerData: crawlerData(
      data,
      { products: shown, status: { checked: lastChecked, coming, changes, lock } },
      media,
    ),
  };
}

/**
 * The data with a currency and a language, and with the lowest price in place of `{from}`, in the texts of every
 * file but the products'.
 */
function completed(written: OwnersData) {
  const plans = written["products.ts"].flatMap(({ subscriptions }) => subscriptions);
  const shop = { ...written["shop.ts"], ...priceStyle(written["shop.ts"]) };
  const data = { ...written, "shop.ts": shop };
  return Object.fromEntries(
    Object.entries(data).map(([file, value]) => [
      file,
      hasLowestPrice(file) ? mapTexts(value, (text) => withLowestPrice(text, plans, shop)) : value,
    ]),
  ) as typeof data;
}

/** A copy of a value with each of its texts changed. */
function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  const mapped = (part: unknown): unknown => {
    if (typeof part === "string") return change(part);
    if (Array.isArray(part)) return part.map(mapped);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, mapped(inner)]));
  };
  return mapped(value) as Value;
}

/** Arabic words for a time, which a number counts. */
const unit = "(?:يوم|أيام|أسبوع|أسابيع|شهر|أشهر|سنة|سنوات|ساعة|ساعات)";

// The spaces before a dash, a colon or a comma. In Arabic, also those between a number and its unit, before a number
// without one, and between a preposition and a number or price.
const unbrokenSpaces = new RegExp(
  [
    " (?=[-–—:] |[,،])",
    `(?<=\\d) (?=${unit})`,
    `(?<=\\p{Script=Arabic}) (?=\\d+(?!\\d| ${unit}))`,
    "(?<=(?:^| )(?:من|إلى|حتى|عن)) (?=[\\d\u2068])",
  ].join("|"),
  "gu",
);

/** A text in which no line starts with a dash, a colon, a comma or a part of an Arabic number. */
export function withUnbrokenSpaces(text: string): string {
  return text.replaceAll(unbrokenSpaces, "\u00A0");
}

function gameData({ code, name }: Game, products: readonly ProductSummary[]): GameData {
  const ofGame = products.filter(({ game }) => game === code);
  const onSale = ofGame.flatMap(({ price = 0, ...rest }) =>
    rest.priceText === undefined ? [] : { price, ...rest },
  );
  const cheapest = onSale.find(({ price }) => price === lowestPrice(onSale));
  return {
    code,
    name,
    count: ofGame.length,
    priceText: cheapest?.priceText,
    isFrom: isFromOf(onSale),
  };
}

function firstOnTop(questions: OwnersData["questions.ts"]): OwnersData["questions.ts"] {
  return questions.toSorted((a, b) => Number(b.first ?? false) - Number(a.first ?? false));
}

/** What lists and page heads show of a product, with its lowest price on sale. */
export function summaryOf(product: Product, shop: PriceStyle, media: MediaLookup): ProductSummary {
  const { id, name, game, image, status, statusNote, since, featured } = product;
  const onSale = plansOnSale(product.subscriptions);
  const price = lowestPrice(onSale);
  return {
    id,
    name,
    game,
    price,
    priceText: price === undefined ? undefined : priceText(price, shop),
    isFrom: isFromOf(onSale),
    picture: image === undefined ? undefined : media.picture(image),
    status,
    statusNote: statusNote === undefined ? undefined : sentence(statusNote, shop.language),
    since: since === undefined ? undefined : dayOf(since, shop.language),
    featured,
  };
}

/** Whether a price is only the lowest of several. */
function isFromOf(offers: readonly { price: number; isFrom?: true | undefined }[]) {
  const prices = new Set(offers.map(({ price }) => price));
  return prices.size > 1 || offers.some(({ isFrom }) => isFrom) || undefined;
}

/** What the page of a product shows besides its summary. */
export function detailsOf(
  product: Product,
  shop: Shop & PriceStyle,
  media: MediaLookup,
): ProductDetails {
  const { subscriptions, description, compatibility, features } = product;
  const { buyInStore } = wordsOf(shop).checkout;
  return {
    productId: platformProduct(shop, product).productId,
    // A blank line between paragraphs is enough.
    description: description.replaceAll(/\n\s*\n/g, "\n\n"),
    media: mediaOf(product, media),
    plans: soldOutLast(subscriptions).map((plan) => ({
      name: plan.name,
      variantId: plan.variantId,
      duration: nameHasDuration(plan) ? undefined : plan.duration,
      priceText: priceText(plan.price, shop),
      pricePerDayText: pricePerDayText(plan, shop),
      soldOut: plan.soldOut,
      storeUrl: planStoreUrl(shop, product, plan),
      storeLinkText: buyInStore(isolatedIn(buyInStore(""), plan.name)),
    })),
    preferredPlan: recommendedPlan(subscriptions)?.variantId,
    compatibility,
    features,
  };
}

/** A product's media; without any, its card's picture. */
function mediaOf({ name, image, media }: Product, folder: MediaLookup): MediaData[] {
  if (media) {
    return media.map((item) => {
      const { alt } = item;
      return item.type === "video"
        ? {
            alt,
            caption: alt,
            picture: folder.picture(item.thumbnailUrl),
            youtubeId: item.youtubeId,
          }
        : { alt, caption: alt, picture: folder.picture(item.url) };
    });
  }
  return image === undefined ? [] : [{ alt: name, picture: folder.picture(image) }];
}

function dayOf(day: string, language: string): Day {
  return { day, text: dayText(day, language) };
}

/** A text with a capital at its beginning, and a full stop unless it ends with another mark. */
function sentence(text: string, language: string): string {
  return capitalised(text, language) + (/[\p{L}\p{N}]$/u.test(text) ? "." : "");
}
