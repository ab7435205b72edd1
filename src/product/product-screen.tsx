import { useParams } from "react-router-dom";
import { products } from "#data/products.ts";
import { findProduct } from "#domain/find-product.ts";
import { ShopShelf } from "#layout/shop-shelf.tsx";
import { ProductDetail } from "./product-detail.tsx";
import { ProductNotFound } from "./product-not-found.tsx";

/** A product, or "Product not found". */
export function ProductScreen() {
  const { productId } = useParams();
  const product = findProduct(products, productId);
  return (
    <>
      {product ? <ProductDetail key={product.id} product={product} /> : <ProductNotFound />}
      <ShopShelf current={product} />
    </>
  );
}
