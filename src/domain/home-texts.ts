import * as v from "valibot";
import { filledList, group, listOf, mediaFile, pictureAddress, text, youtubeId } from "./fields.ts";

const heading = v.optional(text("A heading is two to four words, such as Our Cheats."));

const buttonText = v.optional(text("A button has two to four words, such as Explore Our Offer."));

const films = listOf(
  mediaFile("film", "A film is the name of a file in src/data/media, such as hero-film.webm."),
);

export const homeTextsSchema = group({
  // The browser's title of the home page, after the shop's name.
  title: v.optional(
    text(
      "The title is a few words after the shop's name, such as Licence keys, delivered at once.",
    ),
  ),
  headings: v.optional(group({ products: heading, reviews: heading, questions: heading })),
  hero: group({
    badge: text("The badge is a short text, such as Keys restocked."),
    headline: text("The headline is one short sentence."),
    text: text("The text below the headline is one or two sentences."),
    buttonText,
    poster: pictureAddress,
    film: films,
    smallFilm: v.optional(films),
    howItWorks: v.optional(
      group({
        title: text("Write a title for the video."),
        youtubeId,
        buttonText,
      }),
    ),
  }),
  sellingPoints: filledList(
    text("A selling point is two or three words."),
    "The banner shows at least one selling point.",
  ),
  community: group({
    title: text("Write a title for the community section."),
    text: text("One or two sentences that say why to join."),
    linkText: text("The link has a text, such as Join Discord."),
  }),
});

/** The texts and film of the home screen. Without `howItWorks`, the hero has no second button. */
export type HomeTexts = v.InferOutput<typeof homeTextsSchema>;
