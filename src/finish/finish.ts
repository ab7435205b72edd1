import type { OwnersData } from "#data-reader/data-files.ts";
import { maxStatusChanges } from "#domain/few-or-many.ts";
import type { Game } from "#domain/game.ts";
import type { GameData, PageData, ProductSummary } from "#domain/page-data.ts";
import { salesRank } from "#domain/sales-rank.ts";
import type { Theme } from "#domain/theme.ts";
import { wordsOf } from "#words/all-words.ts";
import type { Language } from "#words/languages.ts";
import { chatName } from "./chat.ts";
import { dayOf } from "./day-text.ts";
import { heroData } from "./hero-data.ts";
import { lockData } from "./lock-data.ts";
import { isLowestPriceFilledIn, withLowestPrice } from "./lowest-price.ts";
import type { MediaPublisher } from "./media-publisher.ts";
import { type PrerenderData, prerenderData } from "./prerender-data.ts";
import { type ShopLocale, localeOf } from "./price-text.ts";
import { detailsOf, startingPrice, summaryOf } from "./product-data.ts";
import { statusChanges, statusHistory } from "./status-history.ts";
import { typeset } from "./typography.ts";

/** The data that the pages show, and the rest that the prerenderer needs. */
export type Site = {
  language: Language;
  theme: Theme;
  pageData: PageData;
  prerenderData: PrerenderData;
};

/** Makes the site's data from the owner's data and media, with every default, price, day, order and address. */
export function finish(ownersData: OwnersData, media: MediaPublisher): Site {
  const locale = localeOf(ownersData.shop);
  const data = withLowestPrices(ownersData, locale);
  const shop = { ...data.shop, ...locale };
  const { language } = locale;
  const words = wordsOf(shop);
  const { home, products, games, statusBoard } = data;
  const {
    products: productsHeading = words.defaults.productsHeading,
    reviews: reviewsHeading = words.defaults.reviewsHeading,
    questions: questionsHeading = words.defaults.questionsHeading,
  } = home.headings ?? {};
  const footerLinks = shop.footerLinks ?? [];
  const { security, notifications } = data.defaultPreferences;
  const { discordLink = shop.chatInviteUrl } = notifications.discord;
  // A status can have changed after the last check.
  const changes = statusChanges(products);
  const lastDay =
    [statusBoard.lastChecked, ...changes.map(({ since }) => since)].toSorted().at(-1) ?? "";
  const statusHistories = Object.fromEntries(
    products.map((product) => [product.id, statusHistory(product, lastDay, words)]),
  );
  const summaries = products.map((product) => summaryOf(product, locale, media));
  const pageData: PageData = {
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
      mark: shop.mark && media.publishFile(shop.mark),
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
      lock: lockData(products, games, words),
      headings: { reviews: reviewsHeading, questions: questionsHeading },
      sellingPoints: home.sellingPoints,
      community: home.community,
      questions: firstOnTop(data.questions),
      reviews: data.reviews,
    },
    catalogue: {
      heading: productsHeading,
      games: games.map((game) => gameData(game, summaries, locale)),
      products: summaries.toSorted((a, b) => salesRank(a) - salesRank(b)),
    },
    details: Object.fromEntries(
      products.map((product) => [
        product.id,
        { ...detailsOf(product, shop, media), history: statusHistories[product.id] },
      ]),
    ),
    statusBoard: {
      lastChecked: dayOf(statusBoard.lastChecked, language),
      coming: statusBoard.coming.map(({ name, game }) => ({ name, game, status: "Soon" })),
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
  return {
    language,
    theme: data.theme,
    pageData: mapTexts(pageData, (text) => typeset(text, words)),
    prerenderData: prerenderData(data, shop, pageData, media),
  };
}

/** Replaces `{from}` in the data by the lowest price. */
function withLowestPrices(data: OwnersData, locale: ShopLocale): OwnersData {
  const plans = data.products.flatMap(({ subscriptions }) => subscriptions);
  return Object.fromEntries(
    Object.entries(data).map(([part, value]) => [
      part,
      isLowestPriceFilledIn(part)
        ? mapTexts(value, (text) => withLowestPrice(text, plans, locale))
        : value,
    ]),
  ) as OwnersData;
}

/** Copies a value, and changes each of its texts. */
function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  const mapped = (part: unknown): unknown => {
    if (typeof part === "string") return change(part);
    if (Array.isArray(part)) return part.map(mapped);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, mapped(inner)]));
  };
  return mapped(value) as Value;
}

function gameData(
  { code, name }: Game,
  products: readonly ProductSummary[],
  locale: ShopLocale,
): GameData {
  const ofGame = products.filter(({ game }) => game === code);
  const { priceText, from } = startingPrice(ofGame, locale);
  return { code, name, count: ofGame.length, priceText, from };
}

function firstOnTop(questions: OwnersData["questions"]): OwnersData["questions"] {
  return questions.toSorted((a, b) => Number(b.first ?? false) - Number(a.first ?? false));
}
