/** What a page says of itself in its head; the rest of the head is made from it at build. */
export type PageHead = {
  /** The document's title; also what a chat preview shows in bold. */
  title: string;
  /** One or two sentences; a chat preview shows up to 350 bytes. */
  description: string;
  /** The address of the page's main picture: a path on this site, or an https address. */
  picture?: string;
  /** There is nothing at this address: the host answers 404 and search engines pass by. */
  isMissing?: true;
};

/** What a route keeps in its `handle`: its page's head, and what the build needs to know. */
export type RouteHandle = {
  /** `productId` is the address's, where it has one. */
  head: (productId: string | undefined) => PageHead;
  /** The route's lazy screen as a file of `src/`, whose chunk the build preloads. */
  screen?: string;
};
