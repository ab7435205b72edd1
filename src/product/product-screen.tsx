import { useParams } from "react-router-dom";
import { ProductShelf } from "#catalogue/product-shelf.tsx";
import { products } from "#data/products.ts";
import { findProduct } from "#domain/find-product.ts";
import { ProductDetail } from "./product-detail.tsx";
import { ProductNotFound } from "./product-not-found.tsx";

/** A product, or word that there is none with this id. */
export function ProductScreen() {
  const { productId } = useParams();
  const product = findProduct(products, productId);
  const others = products.filter((other) => other !== product);
  return (
    <>
      {product ? <ProductDetail key={product.id} product={product} /> : <ProductNotFound />}
      <ProductShelf products={others.length > 0 ? others : products} />
    </>
  );
}
