import * as v from "valibot";
import { groupOf, textField } from "./fields.ts";

const ratingRule = "A rating is a whole number from 1 to 5, without quotes.";

export const reviewSchema = groupOf({
  rating: v.pipe(
    v.number(ratingRule),
    v.integer(ratingRule),
    v.minValue(1, ratingRule),
    v.maxValue(5, ratingRule),
  ),
  text: textField("A review has the customer's own words."),
  user: textField("Write the name to show, such as Anonymous."),
  time: textField("Write how long ago, such as 2 weeks ago."),
});

/** A customer's review. `rating` is 1 to 5 stars; `time` is a text such as "2 weeks ago". */
export type Review = v.InferOutput<typeof reviewSchema>;
