// The modules that src/prerender/page-data-plugin.ts makes of the owner's data. A part that `PageData` lacks fails.

declare module "#page-data/shop" {
  import type { PageData } from "#domain/page-data.ts";

  export const shop: PageData["shop"];
}

declare module "#page-data/buying" {
  import type { PageData } from "#domain/page-data.ts";

  export const buying: PageData["buying"];
}

declare module "#page-data/home" {
  import type { PageData } from "#domain/page-data.ts";

  export const home: PageData["home"];
}

declare module "#page-data/catalogue" {
  import type { PageData } from "#domain/page-data.ts";

  export const catalogue: PageData["catalogue"];
}

declare module "#page-data/status" {
  import type { PageData } from "#domain/page-data.ts";

  export const status: PageData["status"];
}

declare module "#page-data/history" {
  import type { PageData } from "#domain/page-data.ts";

  export const history: PageData["history"];
}

declare module "#page-data/preferences" {
  import type { PageData } from "#domain/page-data.ts";

  export const preferences: PageData["preferences"];
}

declare module "#page-data/details" {
  import type { PageData } from "#domain/page-data.ts";

  /** Loads the details of a product, by its id. */
  export const details: ReadonlyMap<
    string,
    () => Promise<{ details: PageData["details"][string] }>
  >;
}

/** The words of the shop's language. */
declare module "#words" {
  export * from "#words/en.ts";
}
