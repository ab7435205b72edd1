/** The parts of `PageData`, each as a module. src/prerender/vite/page-data-plugin.ts serves them. */
declare module "#page-data" {
  import type { PageData } from "#domain/page-data.ts";

  export const shop: PageData["shop"];
  export const buying: PageData["buying"];
  export const home: PageData["home"];
  export const catalogue: PageData["catalogue"];
  export const statusBoard: PageData["statusBoard"];
  export const statusHistories: PageData["statusHistories"];
  export const preferences: PageData["preferences"];
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
