import * as v from "valibot";
import { gameSchema } from "#domain/game.ts";
import { homeTextsSchema } from "#domain/home-texts.ts";
import { preferencesSchema } from "#domain/preferences.ts";
import { productSchema } from "#domain/product.ts";
import { questionSchema } from "#domain/question.ts";
import { reviewSchema } from "#domain/review.ts";
import { shopSchema } from "#domain/shop.ts";
import { statusBoardSchema } from "#domain/status-board.ts";

/** The owner's files: what each exports, and its schema. */
export const dataFiles = {
  "products.ts": {
    exportName: "products",
    schema: v.pipe(
      v.array(productSchema, "products is a list in square brackets."),
      v.minLength(1, "The shop sells at least one product."),
    ),
  },
  "games.ts": {
    exportName: "games",
    schema: v.pipe(
      v.array(gameSchema, "games is a list in square brackets."),
      v.minLength(1, "The filter has at least one game."),
    ),
  },
  "status.ts": { exportName: "statusBoard", schema: statusBoardSchema },
  "shop.ts": { exportName: "shop", schema: shopSchema },
  "home.ts": { exportName: "home", schema: homeTextsSchema },
  "questions.ts": {
    exportName: "questions",
    schema: v.array(questionSchema, "questions is a list in square brackets."),
  },
  "reviews.ts": {
    exportName: "reviews",
    schema: v.array(reviewSchema, "reviews is a list in square brackets."),
  },
  "preferences.ts": { exportName: "defaultPreferences", schema: preferencesSchema },
} as const;

/** The name of one of the owner's files. */
export type DataFile = keyof typeof dataFiles;

/** Every file's name, in the order of the report. */
export const dataFileNames = Object.keys(dataFiles) as DataFile[];

/** What each file exports once its shape is right. */
export type OwnersData = {
  [File in DataFile]: v.InferOutput<(typeof dataFiles)[File]["schema"]>;
};
