import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from "react-router-dom";

/** What a screen looks like before any script runs. */
export type RenderedPage = {
  /** Tags that React asks for on behalf of the screen (preloads): they belong in the head. */
  headTags: string;
  body: string;
};

/** Renders the screen of an address with the same route table that the browser has. */
export async function renderPage(
  routes: RouteObject[],
  siteUrl: string,
  path: string,
): Promise<RenderedPage> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, siteUrl)));
  if (context instanceof Response) {
    throw new Error(`${path} answers with a redirect; a prerendered page needs a screen.`);
  }
  const router = createStaticRouter(handler.dataRoutes, context);
  // Without hydrate={false} an inline script is written, which the policy would have to allow.
  return splitHeadTags(
    renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />),
  );
}

// React writes an attribute's ">" as "&gt;", so that a tag ends at the first one.
const leadingTags = /^(?:<(?:link|meta)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)+/;

/** React puts the tags that belong in the head before everything else. */
export function splitHeadTags(html: string): RenderedPage {
  const headTags = leadingTags.exec(html)?.[0] ?? "";
  return { headTags, body: html.slice(headTags.length) };
}
