import { memo } from "react";
import { useParams } from "react-router-dom";
import { products } from "#data/products.ts";
import { findProduct } from "#domain/product.ts";
import { ShopShelf } from "#shop/layout/shop-shelf.tsx";
import { ProductDetail } from "./product-detail.tsx";
import { ProductNotFound } from "./product-not-found.tsx";

type ProductScreenProps = {
  /** Set on a prepared screen, for which `useParams` has the parameters of the screen that is shown. */
  productId?: string;
};

/** The product screen, or "Product not found". */
export function ProductScreen({ productId }: ProductScreenProps) {
  const params = useParams();
  return <ProductContent productId={productId ?? params["productId"]} />;
}

// Memoised, because `useParams` causes a render on every navigation.
const ProductContent = memo(function ProductContent({
  productId,
}: {
  productId: string | undefined;
}) {
  const product = findProduct(products, productId);
  return (
    <>
      {product ? <ProductDetail key={product.id} product={product} /> : <ProductNotFound />}
      <ShopShelf current={product} />
    </>
  );
});
