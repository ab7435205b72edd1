import { Link } from "react-router-dom";
import { cataloguePath } from "#domain/paths.ts";
import { buttonClass } from "#shop/ui/button.tsx";
import * as words from "#words";
import { Breadcrumb } from "./breadcrumb.tsx";

/** The screen for an address that no product has. */
export function ProductNotFound() {
  return (
    <div className="wrap pt-line pb-section">
      <Breadcrumb current={words.product.notFoundCrumb} />
      <h1 className="mt-stack text-title">{words.errors.productNotFound}</h1>
      <p className="mt-line max-w-measure text-lead text-quiet">{words.product.notFoundText}</p>
      <Link to={cataloguePath} className={`${buttonClass("action")} mt-stack`}>
        {words.catalogue.allProducts}
      </Link>
    </div>
  );
}
