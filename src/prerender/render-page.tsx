import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from "react-router-dom";

/** A page's prerendered HTML. */
export type RenderedPage = {
  /** Tags for the head, such as React's preloads. */
  headTags: string;
  body: string;
};

/** Renders a path with the browser's own route tree. Throws if it redirects. */
export async function renderPage(
  routes: RouteObject[],
  siteUrl: string,
  path: string,
): Promise<RenderedPage> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, siteUrl)));
  if (context instanceof Response) {
    throw new Error(`${path} redirects, so it cannot be prerendered.`);
  }
  const router = createStaticRouter(handler.dataRoutes, context);
  // With hydration data, React Router writes an inline script that the security policy forbids.
  return splitHeadTags(
    renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />),
  );
}

// React escapes ">" in attributes, so the first one ends the tag.
const leadingTags = /^(?:<(?:link|meta)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)+/;

/** Separates the head tags, which React renders before the page's first element. */
export function splitHeadTags(html: string): RenderedPage {
  const headTags = leadingTags.exec(html)?.[0] ?? "";
  return { headTags, body: html.slice(headTags.length) };
}
