import { ProductCard, type CardProduct } from "./product-card.tsx";

/** From here on a grid is long: its cards are drawn when they come near, and stay still. */
const longGrid = 25;

type ProductGridProps = {
  products: readonly CardProduct[];
  /** Whether a product is to be seen; without it, all are. */
  isShown?: (product: CardProduct) => boolean;
  /** Whether a card that is shown again moves in. */
  isLively?: boolean;
};

/**
 * Product cards. A card that is not shown stays in place, hidden: showing it again costs next
 * to nothing, however many products there are.
 */
export function ProductGrid({ products, isShown = showsAll, isLively = false }: ProductGridProps) {
  const columns = products.length > 4 ? " lg:grid-cols-3" : "";
  const kind = products.length >= longGrid ? " long-grid" : isLively ? " lively-grid" : "";
  return (
    <ul className={`grid gap-5 md:grid-cols-2${columns}${kind}`}>
      {products.map((product) => (
        <li
          key={product.id}
          hidden={!isShown(product)}
          data-name={product.name}
          data-game={product.game}
          className="min-w-0"
        >
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  );
}

const showsAll = () => true;
