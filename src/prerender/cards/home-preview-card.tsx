import { type CardBrand, CardLayout, cardTextWidthPx } from "./card-layout.tsx";
import { headlineStyle } from "./headline-style.ts";

const headlineBox = { widthPx: cardTextWidthPx, heightPx: 400, maxFontPx: 140 };

type HomePreviewCardProps = {
  brand: CardBrand;
  headline: string;
  art: string | undefined;
};

/** Home's card: the headline. */
export function HomePreviewCard({ brand, headline, art }: HomePreviewCardProps) {
  return (
    <CardLayout brand={brand} art={art}>
      <div style={headlineStyle(headline, headlineBox)}>{headline}</div>
    </CardLayout>
  );
}
