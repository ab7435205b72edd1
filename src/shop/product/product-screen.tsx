import { Link, Navigate, useLocation } from "react-router-dom";
import { products } from "#data/products.ts?priced";
import { productSummaries } from "#data/products.ts?summaries";
import { productIdAt } from "#domain/address.ts";
import { cataloguePath, productPath } from "#domain/paths.ts";
import { findProduct, movedProduct } from "#domain/product.ts";
import { RelatedProducts } from "#shop/catalogue/related-products.tsx";
import { buttonClass } from "#shop/ui/button.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import { ProductDetail } from "./product-detail.tsx";

/** The product screen, or "Product not found". A former address leads to the present one. */
export function ProductScreen() {
  const { pathname, hash } = useLocation();
  const id = productIdAt(pathname);
  const product = findProduct(products, id);
  const moved = movedProduct(products, id);
  if (!product && moved) return <Navigate replace to={{ pathname: productPath(moved), hash }} />;
  return (
    <>
      {product ? <ProductDetail key={product.id} product={product} /> : <ProductNotFound />}
      <RelatedProducts products={productSummaries} current={product} />
    </>
  );
}

function ProductNotFound() {
  return (
    <div className="wrap pt-line pb-section">
      <Breadcrumb current="Not found" />
      <h1 className="mt-stack text-title">Product not found</h1>
      <p className="mt-line max-w-measure text-lead text-quiet">
        There is no product at this address. It may have been taken out of the catalogue, or the
        link may be mistyped.
      </p>
      <Link to={cataloguePath} className={`${buttonClass("action")} mt-stack`}>
        All products
      </Link>
    </div>
  );
}
