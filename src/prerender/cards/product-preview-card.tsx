import { type CardBrand, CardLayout, cardTextWidthPx } from "./card-layout.tsx";
import { headlineStyle } from "./headline-style.ts";

const nameBox = { widthPx: cardTextWidthPx, heightPx: 250, maxFontPx: 184 };

type ProductPreviewCardProps = {
  brand: CardBrand;
  /** Empty if the cards' fonts lack its letters. */
  name: string;
  game: string;
  /** The starting price, formatted; absent when the product is sold out. */
  price: string | undefined;
  art: string | undefined;
};

/** A product's card: game code, name and starting price. */
export function ProductPreviewCard({ brand, name, game, price, art }: ProductPreviewCardProps) {
  const { colours } = brand;
  return (
    <CardLayout brand={brand} art={art}>
      <div style={{ display: "flex", flexDirection: "column", width: cardTextWidthPx }}>
        <div
          style={{
            display: "flex",
            alignSelf: "flex-start",
            padding: "2px 16px 6px",
            border: `3px solid ${colours.quiet}`,
            fontSize: 44,
          }}
        >
          {game}
        </div>
        <div style={{ margin: "16px 0 28px", ...headlineStyle(name, nameBox) }}>{name}</div>
        <div style={{ display: "flex", alignItems: "baseline" }}>
          <div style={{ display: "flex", fontSize: 44, color: colours.quiet }}>
            {price === undefined ? "Sold out" : "From"}
          </div>
          {price !== undefined && (
            <div style={{ display: "flex", marginLeft: 18, fontSize: 80, lineHeight: 1 }}>
              {price}
            </div>
          )}
        </div>
      </div>
    </CardLayout>
  );
}
