import * as v from "valibot";
import { group, text, yesOrNo } from "./fields.ts";

export const questionSchema = group({
  question: text("A question is what a shopper would ask."),
  answer: text("An answer is one to four sentences."),
  // Shown on top of the list, with its answer open.
  first: v.optional(yesOrNo),
});

export type Question = v.InferOutput<typeof questionSchema>;
