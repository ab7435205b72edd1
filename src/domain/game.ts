import * as v from "valibot";
import { text } from "./fields.ts";

const codeRule = "A game's code is two to six capital letters or digits, such as FN.";

/** A game's code, shown in square brackets after a product's name. */
export const gameCode = v.pipe(v.string(codeRule), v.regex(/^[A-Z\d]{2,6}$/, codeRule));

export const gameSchema = v.strictObject({
  code: gameCode,
  name: text("A game has a name, such as Fortnite."),
});

/** A game, or another kind of product, by which the catalogue can be filtered. */
export type Game = v.InferOutput<typeof gameSchema>;
