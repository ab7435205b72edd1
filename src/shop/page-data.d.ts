// The modules that src/prerender/page-data-plugin.ts makes of the owner's data.

declare module "#page-data/shop" {
  import type { ShopData } from "#domain/page-data.ts";

  export const shop: ShopData;
}

declare module "#page-data/buying" {
  import type { BuyingData } from "#domain/page-data.ts";

  export const buying: BuyingData;
}

declare module "#page-data/home" {
  import type { HomeData } from "#domain/page-data.ts";

  export const home: HomeData;
}

declare module "#page-data/catalogue" {
  import type { CatalogueData } from "#domain/page-data.ts";

  export const catalogue: CatalogueData;
}

declare module "#page-data/details" {
  import type { ProductDetails } from "#domain/page-data.ts";

  /** Loads the details of a product, by its id. */
  export const details: ReadonlyMap<string, () => Promise<{ details: ProductDetails }>>;
}

declare module "#page-data/status" {
  import type { StatusData } from "#domain/page-data.ts";

  export const status: StatusData;
}

declare module "#page-data/history" {
  import type { StatusHistory } from "#domain/page-data.ts";

  export const history: Record<string, StatusHistory | undefined>;
}

declare module "#page-data/preferences" {
  import type { Preferences } from "#domain/preferences.ts";

  export const preferences: Preferences;
}

/** The words of the shop's language. */
declare module "#words" {
  export * from "#words/en.ts";
}
