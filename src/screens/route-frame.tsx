import { Outlet, useMatches, useParams } from "react-router-dom";
import type { RouteHandle } from "#domain/page-head.ts";
import { ShopFrame } from "./shop-frame.tsx";

/** The frame around the matched route's screen, with the head that the route table gives it. */
export function RouteFrame() {
  const { productId } = useParams();
  const handle = useMatches().at(-1)?.handle as RouteHandle;
  return (
    <ShopFrame head={handle.head(productId)}>
      <Outlet />
    </ShopFrame>
  );
}
