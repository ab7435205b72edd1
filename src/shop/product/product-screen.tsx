import {
  Link,
  type LoaderFunctionArgs,
  Navigate,
  useLoaderData,
  useLocation,
} from "react-router-dom";
import { productIdAt } from "#domain/address.ts";
import type { ProductDetails } from "#domain/page-data.ts";
import { cataloguePath, productPath } from "#domain/paths.ts";
import { findProduct, movedProduct } from "#domain/product.ts";
import { catalogue } from "#page-data/catalogue";
import { details } from "#page-data/details";
import { RelatedProducts } from "#shop/catalogue/related-products.tsx";
import { buttonClass } from "#shop/ui/button.tsx";
import { words } from "#words";
import { Breadcrumb } from "./breadcrumb.tsx";
import { ProductDetail } from "./product-detail.tsx";

/** Loads the details of the product that the address names; null if there is no such product. */
export async function loadDetails({ request }: LoaderFunctionArgs): Promise<ProductDetails | null> {
  const load = details.get(productIdAt(new URL(request.url).pathname));
  return load ? (await load()).details : null;
}

/** The product screen, or "Product not found". A former address leads to the present one. */
export function ProductScreen() {
  const { pathname, hash } = useLocation();
  const own = useLoaderData<typeof loadDetails>();
  const id = productIdAt(pathname);
  const summary = findProduct(catalogue.products, id);
  const moved = movedProduct(catalogue.products, id);
  if (!summary && moved) return <Navigate replace to={{ pathname: productPath(moved), hash }} />;
  return (
    <>
      {summary && own ? (
        <ProductDetail key={id} product={{ ...summary, ...own }} />
      ) : (
        <ProductNotFound />
      )}
      <RelatedProducts current={summary} />
    </>
  );
}

function ProductNotFound() {
  return (
    <div className="wrap pt-line pb-section">
      <Breadcrumb current={words.product.notFoundCrumb} />
      <h1 className="mt-stack text-title">{words.product.notFound}</h1>
      <p className="mt-line max-w-measure text-lead text-quiet">{words.product.notFoundText}</p>
      <Link to={cataloguePath} className={`${buttonClass("action")} mt-stack`}>
        {words.catalogue.allProducts}
      </Link>
    </div>
  );
}
