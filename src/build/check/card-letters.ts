import { signsCardsLack } from "#build/cards/card-fonts.ts";
import { type Path, type Slip, warning } from "./slip.ts";
import { textOf } from "./value-text.ts";

/** A warning where the card images have no letter for a sign of a name. */
export function cardLetters(path: Path, value: unknown): Slip[] {
  const missing = signsCardsLack(textOf(value) ?? "");
  if (missing.length === 0) return [];
  return [
    warning(
      path,
      `the pictures that chats show have no letter for ${missing.slice(0, 5).join(" ")}`,
      "They show an empty box in its place. The pages themselves show it.",
    ),
  ];
}
