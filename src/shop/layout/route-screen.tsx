import { type RouteObject, useMatches } from "react-router-dom";
import type { RouteHandle } from "#domain/page-head.ts";
import { InstantOutlet } from "#shop/navigation/instant-outlet.tsx";
import { useDocumentHead } from "./use-document-head.ts";

/** The screen of the matched route, with the document head that the route defines. */
export function RouteScreen({ screens }: { screens: RouteObject[] }) {
  const match = useMatches().at(-1);
  const handle = match?.handle as RouteHandle;
  useDocumentHead(handle.head(match?.params["productId"]));
  return <InstantOutlet screens={screens} />;
}
