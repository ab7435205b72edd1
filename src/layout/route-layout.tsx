import { Outlet, useMatches, useParams } from "react-router-dom";
import type { RouteHandle } from "#domain/page-head.ts";
import { Layout } from "./layout.tsx";

/** The frame around the matched route's screen, with the head that the route table gives it. */
export function RouteLayout() {
  const { productId } = useParams();
  const handle = useMatches().at(-1)?.handle as RouteHandle;
  return (
    <Layout head={handle.head(productId)}>
      <Outlet />
    </Layout>
  );
}
