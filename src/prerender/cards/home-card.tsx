import type { ThemeColours } from "#prerender/theme-colours.ts";
import { CardLayout, cardTextWidthPx } from "./card-layout.tsx";
import { headlineSize } from "./headline-size.ts";

const headlineBox = { widthPx: cardTextWidthPx, heightPx: 400, largestPx: 140 };

type HomeCardProps = {
  colours: ThemeColours;
  shopName: string;
  headline: string;
  art: string | undefined;
};

/** Home's card: the headline. */
export function HomeCard({ colours, shopName, headline, art }: HomeCardProps) {
  return (
    <CardLayout colours={colours} shopName={shopName} art={art}>
      <div
        style={{
          display: "flex",
          width: cardTextWidthPx,
          ...headlineSize(headline, headlineBox),
        }}
      >
        {headline}
      </div>
    </CardLayout>
  );
}
