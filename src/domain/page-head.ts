import type { PageName } from "./paths.ts";
import type { PreviewCard } from "./preview-card.ts";
import type { Product } from "./product.ts";
import type { Graph } from "./structured-data.ts";

/** The parts of a page's head that change with the screen. The build adds the rest. */
export type PageHead = {
  /** The document's title and the title of chat previews. */
  title: string;
  /** Nothing exists at this address: the host answers 404 and search engines skip it. */
  isMissing?: true;
};

/** What the build knows, which the first load in the browser does not. */
type BuildData = {
  products: readonly Product[];
  /** The product of the page; undefined on other pages. */
  product: Product | undefined;
};

/** A route's `handle`. */
export type RouteHandle = {
  /** The page's name. Undefined for the error screen. */
  page?: PageName;
  /** The head of the page. `productId` is what its path names, on the product's. */
  head: (productId: string | undefined) => PageHead;
  /** The file of the route's lazy screen, relative to `src/`. The page preloads its chunk. */
  screen?: string;
  /** One or two sentences; a chat preview shows up to 350 bytes. Without them, the shop's. Only in the build. */
  description?: (data: BuildData) => string | undefined;
  /** What the page's chat preview shows. Without it, Home's. Only in the build. */
  card?: (data: BuildData) => PreviewCard | undefined;
  /** The page's structured data. `cardUrl` is the absolute URL of its chat preview. Only in the build. */
  structuredData?: (data: BuildData & { cardUrl: string }) => Graph | undefined;
};
