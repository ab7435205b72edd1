import { priceText } from "#domain/price-text.ts";
import type { Product } from "#domain/product.ts";
import { cardColours, CardFrame, cardTextWidthPx } from "./card-frame.tsx";
import { headlineSize } from "./headline-size.ts";

const nameBox = { widthPx: cardTextWidthPx, heightPx: 250, largestPx: 184 };

type ProductCardProps = {
  shopName: string;
  product: Product;
  art: string | undefined;
};

/** A product's card: its name, its game's code and what it costs at least. */
export function ProductCard({ shopName, product, art }: ProductCardProps) {
  return (
    <CardFrame shopName={shopName} art={art}>
      <div style={{ display: "flex", flexDirection: "column", width: cardTextWidthPx }}>
        <div
          style={{
            display: "flex",
            alignSelf: "flex-start",
            padding: "2px 16px 6px",
            border: `3px solid ${cardColours.quiet}`,
            fontSize: 44,
          }}
        >
          {product.game}
        </div>
        <div
          style={{
            display: "flex",
            margin: "16px 0 28px",
            ...headlineSize(product.name, nameBox),
          }}
        >
          {product.name}
        </div>
        <div style={{ display: "flex", alignItems: "baseline" }}>
          <div style={{ display: "flex", fontSize: 44, color: cardColours.quiet }}>From</div>
          <div style={{ display: "flex", marginLeft: 18, fontSize: 80, lineHeight: 1 }}>
            {priceText(product.price)}
          </div>
        </div>
      </div>
    </CardFrame>
  );
}
