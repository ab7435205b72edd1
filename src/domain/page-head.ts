/** A page's own values for its head; the build derives the rest. */
export type PageHead = {
  /** The document's title; also what a chat preview shows in bold. */
  title: string;
  /** One or two sentences; a chat preview shows up to 350 bytes. */
  description: string;
  /** The address of the page's main picture: a path on this site, or an https address. */
  picture?: string;
  /** Nothing exists at this address: the host answers 404 and search engines skip it. */
  isMissing?: true;
};

/** A route's `handle`: its page's head, and what the build needs. */
export type RouteHandle = {
  /** `productId` comes from the address, if it has one. */
  head: (productId: string | undefined) => PageHead;
  /** The route's lazy screen as a file of `src/`, whose chunk the build preloads. */
  screen?: string;
};
