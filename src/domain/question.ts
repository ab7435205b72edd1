import * as v from "valibot";
import { groupOf, textField, yesOrNo } from "./fields.ts";

export const questionSchema = groupOf({
  question: textField("A question is what a shopper would ask."),
  answer: textField("An answer is one to four sentences."),
  // Shown on top of the list, with its answer open.
  first: v.optional(yesOrNo),
});

export type Question = v.InferOutput<typeof questionSchema>;
