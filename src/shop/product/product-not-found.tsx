import { Breadcrumb } from "./breadcrumb.tsx";
import { productsSectionId } from "#domain/paths.ts";
import { buttonClass } from "#shop/ui/button.tsx";

/** Shown for an unknown product id. */
export function ProductNotFound() {
  return (
    <div className="wrap pt-6 pb-24">
      <Breadcrumb current="Not found" />
      <h1 className="mt-16 text-title">Product not found</h1>
      <p className="mt-6 max-w-measure text-lead text-quiet">
        There is no product at this address. It may have been taken out of the catalogue, or the
        link may be mistyped.
      </p>
      <a href={`#${productsSectionId}`} className={`${buttonClass("action")} mt-8`}>
        See our products
      </a>
    </div>
  );
}
