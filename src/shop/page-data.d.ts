/** Served by src/prerender/vite/page-data-plugin.ts: each part of `PageData` is an export. */
declare module "#page-data" {
  import type { PageData } from "#domain/page-data.ts";

  const pageData: Omit<PageData, "details"> & {
    /** Loads the details of a product, by its id. */
    details: ReadonlyMap<string, () => Promise<{ details: PageData["details"][string] }>>;
  };
  export = pageData;
}

/** The words of the shop's language, `src/words/<language>.ts`, which the same plugin serves. */
declare module "#words" {
  export * from "#words/en.ts";
}
