import { Outlet, useLocation, useMatches } from "react-router-dom";
import { pageAt } from "#domain/address.ts";
import type { RouteHandle } from "#domain/page-head.ts";
import { DocumentHead } from "./document-head.tsx";
import { ErrorScreen } from "./error-screen.tsx";

/** The screen of the matched route with its document head, or the error screen. */
export function RouteScreen() {
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as RouteHandle;
  // The router also takes /status// for /status. Hosts do not, and have sent the error page.
  if (handle.page === undefined || handle.page !== pageAt(pathname)) return <ErrorScreen />;
  return (
    <>
      <DocumentHead {...handle.head(pathname)} />
      <Outlet />
    </>
  );
}
