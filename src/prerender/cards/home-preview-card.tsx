import type { ThemeColours } from "#owner-check/theme-colours.ts";
import { CardLayout, cardTextWidthPx } from "./card-layout.tsx";
import { headlineStyle } from "./headline-style.ts";

const headlineBox = { widthPx: cardTextWidthPx, heightPx: 400, maxFontPx: 140 };

type HomePreviewCardProps = {
  colours: ThemeColours;
  shopName: string;
  headline: string;
  art: string | undefined;
};

/** Home's card: the headline. */
export function HomePreviewCard({ colours, shopName, headline, art }: HomePreviewCardProps) {
  return (
    <CardLayout colours={colours} shopName={shopName} art={art}>
      <div style={headlineStyle(headline, headlineBox)}>{headline}</div>
    </CardLayout>
  );
}
