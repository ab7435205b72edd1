import satori from "satori";
import { capitals, titleStyle, titleWidthPx } from "./card.tsx";
import { cardFonts } from "./draw-svg.ts";

const sizesPx = [160, 100, 72, 54, 40];

/** The largest size at which a title fits into a height, with no word broken. Satori measures it. */
export async function titleSizePx(title: string, heightPx: number): Promise<number> {
  for (const sizePx of sizesPx) {
    if (await fits(title, sizePx, heightPx)) return sizePx;
  }
  return sizesPx.at(-1) ?? 0;
}

async function fits(title: string, sizePx: number, heightPx: number): Promise<boolean> {
  let isWithin = true;
  const style = titleStyle(title, sizePx);
  const words = [...new Set(title.split(" "))];
  await satori(
    <div style={{ display: "flex", flexDirection: "column", alignItems: "flex-start" }}>
      <div key="title" style={style}>
        {capitals(title)}
      </div>
      {words.map((word) => (
        <div key={`word ${word}`} style={{ fontSize: sizePx, whiteSpace: "nowrap" }}>
          {capitals(word)}
        </div>
      ))}
    </div>,
    {
      width: 10 * titleWidthPx,
      height: heightPx,
      fonts: cardFonts,
      onNodeDetected: ({ key, width, height }) => {
        if (key === "title" && height > heightPx) isWithin = false;
        if (`${key}`.startsWith("word") && width > titleWidthPx) isWithin = false;
      },
    },
  );
  return isWithin;
}
