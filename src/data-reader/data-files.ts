import { resolve, sep } from "node:path";
import type * as v from "valibot";
import { filledList, listOf } from "#domain/fields.ts";
import { gameSchema } from "#domain/game.ts";
import { homeTextsSchema } from "#domain/home-texts.ts";
import { preferencesSchema } from "#domain/preferences.ts";
import { productSchema } from "#domain/product.ts";
import { questionSchema } from "#domain/question.ts";
import { reviewSchema } from "#domain/review.ts";
import { shopSchema } from "#domain/shop.ts";
import { statusBoardSchema } from "#domain/status-board.ts";
import { themeSchema } from "#domain/theme.ts";

/** The owner's data, within the project. */
export const ownersFolder = "src/data";

/**
 * The folder of the data in a mode of Vite, within the project. A mode with a slash names it:
 * `vite build --mode tests/shop`.
 */
export function dataFolderOf(mode: string): string {
  return mode.includes("/") ? mode : ownersFolder;
}

/** Whether a file is in a folder. On Windows, Vite writes some paths with slashes, and some with backslashes. */
export function isInFolder(file: string, folder: string): boolean {
  return resolve(file).startsWith(resolve(folder) + sep);
}

/** The owner's files: the name of each export, and its schema. */
export const dataFiles = {
  "products.ts": {
    exportName: "products",
    schema: filledList(productSchema, 'Paste at least one: see "Add a product" in the guide.'),
  },
  "games.ts": {
    exportName: "games",
    schema: filledList(
      gameSchema,
      'Write at least one between the square brackets, such as { code: "FN", name: "Fortnite" },',
    ),
  },
  "status.ts": { exportName: "statusBoard", schema: statusBoardSchema },
  "shop.ts": { exportName: "shop", schema: shopSchema },
  "home.ts": { exportName: "home", schema: homeTextsSchema },
  "questions.ts": { exportName: "questions", schema: listOf(questionSchema) },
  "reviews.ts": { exportName: "reviews", schema: listOf(reviewSchema) },
  "preferences.ts": { exportName: "defaultPreferences", schema: preferencesSchema },
  "theme.ts": { exportName: "theme", schema: themeSchema },
} as const;

export type DataFile = keyof typeof dataFiles;

/** The text of each file. */
export type DataTexts = Record<DataFile, string>;

/** The names of the owner's files, in the order of the report. */
export const dataFileNames = Object.keys(dataFiles) as DataFile[];

/** Whether the name of a file is only like that of a data file: a copy, or one with another name, but no hidden file. */
export function isLikeDataFile(name: string): boolean {
  return /^[^.].*\.ts(?:\.txt)?$/i.test(name) && !(name in dataFiles);
}

/** The type of each file's export if it matches its schema. */
export type OwnersData = {
  [File in DataFile]: v.InferOutput<(typeof dataFiles)[File]["schema"]>;
};
