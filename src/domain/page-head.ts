/** The parts of a page's head that its route defines. The build adds the rest. */
export type PageHead = {
  /** The document's title and the title of chat previews. */
  title: string;
  /** One or two sentences; a chat preview shows up to 350 bytes. */
  description: string;
  /** The URL of the page's main picture: a path on this site, or an https URL. */
  picture?: string;
  /** Nothing exists at this address: the host answers 404 and search engines skip it. */
  isMissing?: true;
};

/** The pages for unknown addresses and unknown products. Other pages are named by their path. */
export const notFoundPageNames = { address: "error", product: "missing" } as const;

/** A route's `handle`. */
export type RouteHandle = {
  /** The head of the page. `productId` is the path parameter, if the route has it. */
  head: (productId: string | undefined) => PageHead;
  /** The file of the route's lazy screen, relative to `src/`. The page preloads its chunk. */
  screen?: string;
};
