import type { PageName } from "./paths.ts";

/** The parts of a page's head that change with the screen. The build adds the rest. */
export type PageHead = {
  /** The document's title and the title of link previews. */
  title: string;
  /** Nothing exists at this address: the host answers 404 and search engines skip it. */
  isMissing?: true;
};

/** A route's `handle`. */
export type RouteHandle = {
  /** The page's name. Undefined for the error screen. */
  page?: PageName;
  /** The head of the page at a path. */
  head: (path: string) => PageHead;
  /** The file of the route's lazy screen, relative to `src/`. The page preloads its chunk. */
  screen?: string;
};
