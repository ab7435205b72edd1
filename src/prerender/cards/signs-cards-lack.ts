import { createElement } from "react";

/** The signs of a text that no card can show, each once. Cards are set in capitals. */
export async function signsCardsLack(text: string): Promise<string[]> {
  if (/^[ -~]*$/.test(text)) return [];
  // Only now: nearly no name needs them, and the check runs at every start.
  const [{ default: satori }, { cardFonts }] = await Promise.all([
    import("satori"),
    import("./card-fonts.ts"),
  ]);
  const missing = new Set<string>();
  await satori(createElement("div", { style: { display: "flex" } }, text.toUpperCase()), {
    width: 100,
    height: 100,
    fonts: cardFonts,
    // Satori asks here for what none of its fonts has.
    loadAdditionalAsset: async (_, signs) => {
      for (const sign of signsOf(signs)) missing.add(sign);
      return [];
    },
  });
  return [...new Set(signsOf(text))].filter((sign) => missing.has(sign.toUpperCase()));
}

function signsOf(text: string): string[] {
  return Array.from(new Intl.Segmenter("en").segment(text), ({ segment }) => segment);
}
