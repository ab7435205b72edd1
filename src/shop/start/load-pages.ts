import {
  type HydrationState,
  type LoaderFunction,
  type LoaderFunctionArgs,
  matchRoutes,
} from "react-router-dom";
import type { PageRoute } from "#routes.tsx";
import { mayPrefetch } from "#shop/web-platform/may-prefetch.ts";

/**
 * Loads the screen of an address into its route, and returns the data for the router, so that its first render has
 * both.
 */
export async function loadFirstPage(pages: PageRoute[], url: URL): Promise<HydrationState> {
  const route = matchRoutes(pages, url.pathname)?.at(-1)?.route;
  if (route?.lazy) Object.assign(route, await route.lazy(), { lazy: undefined });
  if (!route?.loader || route.id === undefined) return {};
  return { loaderData: { [route.id]: await loadData(route.loader, url.href) } };
}

/** Links whose pages are loaded ahead. More would cost a phone's data. */
const maxPrefetchedLinks = 12;

/**
 * Loads the other screens and the data of the first linked pages while the browser is idle, and that of others
 * when their link is pointed at or focused, so that a press does not wait for them.
 */
export function prefetchPages(pages: PageRoute[]): void {
  if (!mayPrefetch("screen")) return;
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const prefetch = ({ origin, pathname, href }: HTMLAnchorElement) => {
    if (origin !== window.location.origin) return;
    const load = async () => {
      const route = matchRoutes(pages, pathname)?.at(-1)?.route;
      // The first page's route has its loader already.
      await loadData(route?.loader ?? (await route?.lazy?.())?.loader, href);
    };
    // A press loads a missing chunk again, and handles the failure.
    load().catch(() => undefined);
  };
  for (const { lazy } of pages) {
    if (lazy) whenIdle(() => void lazy().catch(() => undefined));
  }
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main a")];
  for (const link of links.slice(0, maxPrefetchedLinks)) whenIdle(() => prefetch(link));
  const prefetchTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link) prefetch(link);
  };
  document.addEventListener("pointerover", prefetchTarget);
  document.addEventListener("focusin", prefetchTarget);
}

/** Runs a page's loader with the address, which is all that it reads. */
async function loadData(loader: LoaderFunction | undefined, href: string): Promise<unknown> {
  return await loader?.({ request: new Request(href) } as LoaderFunctionArgs);
}
