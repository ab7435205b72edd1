import * as v from "valibot";
import {
  filledList,
  groupOf,
  listOf,
  mediaFile,
  pictureAddress,
  textField,
  youtubeId,
} from "./fields.ts";

const heading = v.optional(textField("A heading is two to four words, such as Our Cheats."));

const buttonText = v.optional(
  textField("A button has two to four words, such as Explore Our Offer."),
);

const films = listOf(
  mediaFile("film", "A film is the name of a file in src/data/media, such as hero-film.webm."),
);

export const homeTextsSchema = groupOf({
  // The browser's title of the home page, after the shop's name.
  title: v.optional(
    textField(
      "The title is a few words after the shop's name, such as Licence keys, delivered at once.",
    ),
  ),
  headings: v.optional(groupOf({ products: heading, reviews: heading, questions: heading })),
  hero: groupOf({
    badge: textField("The badge is a short text, such as Keys restocked."),
    headline: textField("The headline is one short sentence."),
    text: textField("The text below the headline is one or two sentences."),
    buttonText,
    poster: pictureAddress,
    film: films,
    smallFilm: v.optional(films),
    howItWorks: v.optional(
      groupOf({
        title: textField("Write a title for the video."),
        youtubeId,
        buttonText,
      }),
    ),
  }),
  sellingPoints: filledList(
    textField("A selling point is two or three words."),
    "The banner shows at least one selling point.",
  ),
  community: groupOf({
    title: textField("Write a title for the community section."),
    text: textField("One or two sentences that say why to join."),
    linkText: textField("The link has a text, such as Join Discord."),
  }),
});

/** The texts and film of the home screen. Without `howItWorks`, the hero has no second button. */
export type HomeTexts = v.InferOutput<typeof homeTextsSchema>;
