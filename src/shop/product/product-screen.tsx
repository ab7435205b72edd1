import { memo } from "react";
import { useParams } from "react-router-dom";
import { products } from "#data/products.ts";
import { productsSectionId } from "#domain/paths.ts";
import { findProduct } from "#domain/product.ts";
import { ProductShelf } from "#shop/catalogue/product-shelf.tsx";
import { productSummaries } from "#shop/product-summaries.ts";
import { buttonClass } from "#shop/ui/button.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import { ProductDetail } from "./product-detail.tsx";

type ProductScreenProps = {
  /** Set on a prepared screen, for which `useParams` has the parameters of the screen that is shown. */
  productId?: string;
};

/** The product screen, or "Product not found". */
export function ProductScreen({ productId }: ProductScreenProps) {
  const params = useParams();
  return <ProductContent id={productId ?? params["productId"]} />;
}

// Memoised, because `useParams` causes a render on every navigation.
const ProductContent = memo(function ProductContent({ id }: { id: string | undefined }) {
  const product = findProduct(products, id);
  return (
    <>
      {product ? <ProductDetail key={product.id} product={product} /> : <ProductNotFound />}
      <ProductShelf products={productSummaries} current={product} />
    </>
  );
});

function ProductNotFound() {
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
