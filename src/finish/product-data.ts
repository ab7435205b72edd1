import type { MediaData, ProductDetails, ProductSummary } from "#domain/page-data.ts";
import type { Product } from "#domain/product.ts";
import { plansInStock } from "#domain/sales-rank.ts";
import type { Shop } from "#domain/shop.ts";
import { wordsOf } from "#words/all-words.ts";
import { capitalised } from "#words/capitalised.ts";
import { dayOf } from "./day-text.ts";
import type { MediaPublisher } from "./media-publisher.ts";
import {
  nameHasDuration,
  planStoreUrl,
  platformProduct,
  recommendedPlan,
  soldOutLast,
} from "./plans.ts";
import { pricePerDayText, type ShopLocale, priceText } from "./price-text.ts";
import { withIsolated } from "./typography.ts";

/** Makes a product's data for lists and page heads, with its lowest price in stock. */
export function summaryOf(
  product: Product,
  locale: ShopLocale,
  media: MediaPublisher,
): ProductSummary {
  const { id, name, game, image, status, statusNote, since, featured } = product;
  return {
    id,
    name,
    game,
    ...startingPrice(plansInStock(product.subscriptions), locale),
    picture: image === undefined ? undefined : media.publishPicture(image),
    status,
    statusNote: statusNote === undefined ? undefined : sentence(statusNote, locale.language),
    since: since === undefined ? undefined : dayOf(since, locale.language),
    featured,
  };
}

/** The lowest price of offers, after "from" if others cost more. Sold-out offers have no price. */
export function startingPrice(
  offers: readonly Pick<ProductSummary, "price" | "from">[],
  locale: ShopLocale,
): Pick<ProductSummary, "price" | "priceText" | "from"> {
  const prices = new Set(offers.flatMap(({ price }) => price ?? []));
  const [lowest] = [...prices].toSorted((a, b) => a - b);
  const isFrom = prices.size > 1 || offers.some(({ from }) => from);
  return {
    price: lowest,
    priceText: lowest === undefined ? undefined : priceText(lowest, locale),
    from: isFrom ? wordsOf(locale).catalogue.from : undefined,
  };
}

/** Makes the data that a product's page shows besides its summary and its history. */
export function detailsOf(
  product: Product,
  shop: Shop & ShopLocale,
  media: MediaPublisher,
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
      // A link's text alone: in a component, <bdi> isolates the name.
      storeLinkText: withIsolated(buyInStore, plan.name),
    })),
    recommendedPlan: recommendedPlan(subscriptions)?.variantId,
    compatibility,
    features,
  };
}

/** A product's media, or its card's picture if it has none. */
function mediaOf({ name, image, media }: Product, publisher: MediaPublisher): MediaData[] {
  if (media) {
    return media.map((item) => {
      const { alt } = item;
      return item.type === "video"
        ? {
            alt,
            caption: alt,
            picture: publisher.publishPicture(item.thumbnailUrl),
            youtubeId: item.youtubeId,
          }
        : { alt, caption: alt, picture: publisher.publishPicture(item.url) };
    });
  }
  return image === undefined ? [] : [{ alt: name, picture: publisher.publishPicture(image) }];
}

/** A text with a capital at its beginning, and a full stop unless it ends with another mark. */
function sentence(text: string, language: string): string {
  return capitalised(text, language) + (/[\p{L}\p{N}]$/u.test(text) ? "." : "");
}
