import { isRouteErrorResponse, Link, useRouteError } from "react-router-dom";
import { ProductShelf } from "#catalogue/product-shelf.tsx";
import { buttonClass } from "#ui/button.tsx";
import { productSummaries } from "./product-summaries.ts";
import type { PageHead } from "#domain/page-head.ts";
import { routePaths } from "#paths.ts";
import { Layout } from "./layout.tsx";

type ErrorScreenProps = {
  head: PageHead;
};

/** Any address without a route, and any error that a screen throws. */
export function ErrorScreen({ head }: ErrorScreenProps) {
  const error = useRouteError();
  return (
    <Layout head={head}>
      <div className="wrap section-space">
        <p className="code text-lead text-quiet">{errorMessage(error)}</p>
        <h1 className="mt-4 max-w-[6.6em] text-title [overflow-wrap:anywhere]">
          Unexpected Application Error!
        </h1>
        <p className="mt-6 max-w-[52ch] text-lead text-quiet">
          This page is not here, or it broke on the way. Your keys and orders are not affected.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to={routePaths.home} className={buttonClass("action")}>
            Go to the home page
          </Link>
          {!isRouteErrorResponse(error) && (
            <button
              type="button"
              className={buttonClass("outline")}
              onClick={() => {
                window.location.reload();
              }}
            >
              Try again
            </button>
          )}
        </div>
        {import.meta.env.DEV && error instanceof Error && (
          <pre className="mt-12 overflow-x-auto border border-line bg-raised p-6 code text-label">
            {error.stack}
          </pre>
        )}
      </div>
      <ProductShelf products={productSummaries} />
    </Layout>
  );
}

function errorMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : "Unknown error";
}
