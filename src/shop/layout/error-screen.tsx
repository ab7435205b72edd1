import { Link, useRouteError } from "react-router-dom";
import type { PageHead } from "#domain/page-head.ts";
import { routePaths } from "#domain/paths.ts";
import { shop } from "#page-data";
import { RelatedProducts } from "#shop/catalogue/related-products.tsx";
import { Button, buttonClass } from "#shop/ui/button.tsx";
import { MissingChunkError } from "#shop/web-platform/load-chunk.ts";
import * as words from "#words";
import { DocumentHead } from "./document-head.tsx";

/** The document head for errors on any route. */
export const errorHead: PageHead = {
  title: `${words.errors.title} | ${shop.name}`,
  isMissing: true,
};

/** Shown inside the layout for errors that a screen throws and, without an error, for unknown addresses. */
export function ErrorScreen() {
  const error = useRouteError();
  const isNotFound = !error;
  return (
    <>
      <DocumentHead {...errorHead} />
      <div className="wrap pt-[calc(var(--section-space)/2)] pb-section">
        {/* It receives the focus, so screen readers read the description with it. */}
        <h1
          aria-describedby="error-message error-advice"
          className="max-w-[9em] text-title wrap-anywhere"
        >
          {words.errors.title}
        </h1>
        <p id="error-message" className="mt-line max-w-measure text-heading wrap-anywhere">
          {isNotFound ? words.errors.notFound : errorMessage(error)}
        </p>
        <p id="error-advice" className="mt-line max-w-measure text-lead text-quiet">
          {words.errors.advice}
        </p>
        <div className="mt-stack flex flex-wrap gap-3">
          <Link to={routePaths.home} className={buttonClass("action")}>
            {words.errors.goHome}
          </Link>
          {!isNotFound && (
            <Button onClick={() => window.location.reload()}>{words.errors.tryAgain}</Button>
          )}
        </div>
        {import.meta.env.DEV && error instanceof Error && (
          <pre className="mt-12 overflow-x-auto border border-line bg-raised p-6 code text-label">
            {error.stack}
          </pre>
        )}
      </div>
      <RelatedProducts />
    </>
  );
}

/** Shown if the layout itself fails. Plain markup, so that nothing in it can fail. */
export function LastResortError() {
  return (
    <main className="wrap py-section">
      <h1>{words.errors.title}</h1>
      <p>{errorMessage(useRouteError())}</p>
      <p>
        <a href={routePaths.home}>{words.errors.goHome}</a>
      </p>
    </main>
  );
}

function errorMessage(error: unknown): string {
  if (error instanceof MissingChunkError) return words.errors.notLoaded;
  return error instanceof Error ? error.message : words.errors.unknown;
}
