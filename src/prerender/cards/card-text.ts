import { createElement } from "react";

/**
 * A text as a card can show it: without the symbols that its font lacks, and undefined where the
 * font lacks a letter. Cards would draw an empty box in their place.
 */
export async function cardText(text: string): Promise<string | undefined> {
  const missing = await missingCharacters(text);
  if (missing.some((character) => /\p{L}|\p{N}/u.test(character))) return undefined;
  const shown = charactersOf(text).filter((character) => !missing.includes(character));
  return shown.join("").replaceAll(/\s+/g, " ").trim() || undefined;
}

/** The characters of a text that the cards' font lacks, each once. Cards use capitals. */
export async function missingCharacters(text: string): Promise<string[]> {
  if (/^[ -~]*$/.test(text)) return [];
  // Imported here: few texts need them, and the check runs at every start.
  const [{ default: satori }, { cardFonts }] = await Promise.all([
    import("satori"),
    import("./card-fonts.ts"),
  ]);
  const missing = new Set<string>();
  await satori(createElement("div", { style: { display: "flex" } }, text.toUpperCase()), {
    width: 100,
    height: 100,
    fonts: cardFonts,
    // Satori calls this for what none of its fonts has.
    loadAdditionalAsset: async (_, characters) => {
      for (const character of charactersOf(characters)) missing.add(character);
      return [];
    },
  });
  return [...new Set(charactersOf(text))].filter((one) => missing.has(one.toUpperCase()));
}

function charactersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter("en").segment(text), ({ segment }) => segment);
}
