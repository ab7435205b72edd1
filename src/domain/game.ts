import * as v from "valibot";
import { groupOf, quotedText, textField } from "./fields.ts";

const codeRule = "A game's code is two to six capital letters or digits, such as FN.";

/** The code of a product's game, shown in square brackets after the product's name. */
export const gameCode = textField("Write the code of a game that is in games.ts.");

export const gameSchema = groupOf({
  code: v.pipe(quotedText(codeRule), v.regex(/^[A-Z\d]{2,6}$/, codeRule)),
  name: textField("A game has a name, such as Fortnite."),
});

/** A game, or another kind of product, by which the catalogue can be filtered. */
export type Game = v.InferOutput<typeof gameSchema>;
