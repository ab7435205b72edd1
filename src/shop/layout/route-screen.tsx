import { type RouteObject, useMatches } from "react-router-dom";
import { willShowBrowserCheck } from "#shop/browser-check/browser-check-chance.ts";
import { InstantOutlet } from "#shop/navigation/instant-outlet.tsx";
import type { RouteHandle } from "#domain/page-head.ts";
import { usePreferences } from "#shop/preferences/preferences-provider.tsx";
import { useDocumentHead } from "./use-document-head.ts";

/** The screen of the matched route, with the document head that the route defines. */
export function RouteScreen({ screens }: { screens: RouteObject[] }) {
  const match = useMatches().at(-1);
  const handle = match?.handle as RouteHandle;
  const { loadingScreen } = usePreferences().security;
  useDocumentHead(handle.head(match?.params["productId"]));
  // The browser check covers the screen, so the screen must not show before it.
  const mayShowEarly = () => !loadingScreen || !willShowBrowserCheck();
  return <InstantOutlet screens={screens} mayShowEarly={mayShowEarly} />;
}
