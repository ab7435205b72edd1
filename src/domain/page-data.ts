import type { Game } from "./game.ts";
import type { HomeTexts } from "./home-texts.ts";
import type { ShownPreferences } from "./preferences.ts";
import type { FeatureGroup, Product } from "./product.ts";
import type { Question } from "./question.ts";
import type { Review } from "./review.ts";
import type { Shop } from "./shop.ts";
import type { StatusChange } from "./status-board.ts";
import type { ProductStatus, Status } from "./status.ts";

// What the pages show. `finish` makes it from the owner's data, with all defaults and the texts of prices and
// days. Components read it from `#page-data`.

/** A day `YYYY-MM-DD`, and how it is written. */
export type Day = { day: string; text: string };

/**
 * A picture. `base` is the start of the addresses of its built files. `src` is a single address: of the original
 * in development, or of a picture on another host, whose size is unknown.
 */
export type PictureData =
  | { base: string; width: number; height: number }
  | { src: string; width?: number; height?: number };

/** What cards, the status list and page heads show of a product. */
export type ProductSummary = Pick<Product, "id" | "name" | "game" | "status"> & {
  /** The starting price; undefined if every plan is sold out. */
  price?: number | undefined;
  /** The formatted starting price, such as "$2.99"; undefined if every plan is sold out. */
  priceText?: string | undefined;
  /** The word before the price, such as "from", if plans in stock have different prices. */
  from?: string | undefined;
  picture?: PictureData | undefined;
  statusNote?: string | undefined;
  /** The day of the status. */
  since?: Day | undefined;
  featured?: boolean | undefined;
};

/** A file of a film. One with `isSmall` is only for phones. */
export type FilmSource = { src: string; type: string; isSmall?: true | undefined };

/** The data of the shop that every page loads. */
export type ShopData = Pick<
  Shop,
  "name" | "siteUrl" | "chatInviteUrl" | "shopId" | "copyrightYear" | "credit"
> & {
  /** The name of the chat, such as Discord. */
  chatName: string;
  homeTitle: string;
  footerLinks: NonNullable<Shop["footerLinks"]>;
  /** The address of the owner's mark. Without it, the mark is a key's head. */
  mark?: string | undefined;
};

/** What a shopper asks before paying, and what the checkout needs. */
export type BuyingData = {
  checkout: Pick<Shop, "shopId" | "storeUrl" | "checkoutScriptUrl">;
  paymentMethods: readonly string[];
  delivery: string;
  afterPayment: readonly string[];
  refundLinks: NonNullable<Shop["footerLinks"]>;
};

/** The statuses of a shop as a lock: the pins of each status as a path. */
export type LockData = {
  width: number;
  height: number;
  /** The distance from the top of the drawing to the line that all pins of an open lock meet. */
  shearLine: number;
  paths: { status: ProductStatus; d: string }[];
};

export type HomeData = {
  hero: Pick<HomeTexts["hero"], "badge" | "headline" | "text"> & {
    buttonText: string;
    howItWorks?: { title: string; youtubeId: string; buttonText: string } | undefined;
    poster: PictureData;
    /** In order of preference. */
    films: FilmSource[];
    /** Whether poster and films are the template's light lines on black. */
    isDrawing: boolean;
  };
  lock?: LockData | undefined;
  headings: { reviews: string; questions: string };
  sellingPoints: string[];
  community: HomeTexts["community"];
  /** With the question that is marked `first` on top. */
  questions: Question[];
  reviews: Review[];
};

/** A game, how many products it has, and their lowest price, if one is in stock. */
export type GameData = Game & { count: number } & Pick<ProductSummary, "priceText" | "from">;

/** The data of the products that every page loads. */
export type CatalogueData = {
  heading: string;
  /** The games in the owner's order. */
  games: GameData[];
  /** In the order that all lists have. */
  products: ProductSummary[];
};

/** A plan as its row shows it. */
export type PlanData = {
  name: string;
  variantId: number;
  /** Undefined if the name says it. */
  duration?: string | undefined;
  priceText: string;
  pricePerDayText?: string | undefined;
  soldOut?: boolean | undefined;
  /** The plan's checkout in the hosted store. */
  storeUrl: string;
  storeLinkText: string;
};

/** An item of a product's media. `youtubeId` makes it a video. `caption` is the owner's description. */
export type MediaData = {
  alt: string;
  caption?: string;
  picture: PictureData;
  youtubeId?: string;
};

/** Days in a row with one status. `start` is the place of the first in the history, from 0. */
export type StatusRun = { status: ProductStatus; start: number; days: number };

/**
 * The statuses of a product on the last ninety days: as runs, oldest first, and as a text, newest first. `firstDay` and
 * `lastDay` are texts such as "20 Nov".
 */
export type StatusHistory = { runs: StatusRun[]; text: string; firstDay: string; lastDay: string };

/** The data of a product that only its own page shows. */
export type ProductDetails = {
  /** The product's id at the selling platform. */
  productId: number;
  description: string;
  /** If it is empty, the page shows a placeholder. */
  media: MediaData[];
  /** Sold-out plans come last. */
  plans: PlanData[];
  /** The `variantId` of the recommended plan, else of the first in stock. Undefined if all are sold out. */
  recommendedPlan?: number | undefined;
  compatibility: string[];
  features: FeatureGroup[];
  history?: StatusHistory | undefined;
};

/** A product with its details. */
export type DetailedProduct = ProductSummary & ProductDetails;

/** A status of a product, and the day on which it began. */
export type StatusChangeData = Omit<StatusChange, "since"> & { since: Day };

/** A row of the status screen. A product that is not on sale yet has no `id`. */
export type StatusEntry = Pick<
  ProductSummary,
  "name" | "game" | "statusNote" | "since" | "priceText" | "from"
> & { status: Status; id?: string };

export type StatusBoardData = {
  lastChecked: Day;
  /** The upcoming products, which follow the others in the status list. */
  coming: StatusEntry[];
  /** The latest changes, newest first. */
  changes: StatusChangeData[];
};

/** The data that all pages show. */
export type PageData = {
  shop: ShopData;
  buying: BuyingData;
  home: HomeData;
  catalogue: CatalogueData;
  /** By the product's id. */
  details: Record<string, ProductDetails>;
  statusBoard: StatusBoardData;
  /**
   * By the product's id. Each is also in the product's details, so that its page does not load the others. A product
   * without an earlier status has none.
   */
  statusHistories: Record<string, StatusHistory | undefined>;
  preferences: ShownPreferences;
};
