import { ProductCard, type CardProduct } from "./product-card.tsx";

type ProductGridProps = {
  products: readonly CardProduct[];
  /** Whether a product is to be seen; without it, all are. */
  isShown?: (product: CardProduct) => boolean;
};

/**
 * Product cards. A card that is not shown stays in place, hidden: showing it again costs next
 * to nothing, however many products there are.
 */
export function ProductGrid({ products, isShown = showsAll }: ProductGridProps) {
  const columns = products.length > 4 ? "lg:grid-cols-3" : "";
  return (
    <ul className={`grid gap-5 md:grid-cols-2 ${columns}`}>
      {products.map((product) => (
        <li key={product.id} hidden={!isShown(product)} className="product-entry min-w-0">
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  );
}

const showsAll = () => true;
