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

/** The folder of the owner's data, within the project. */
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

/** The file of each part of the owner's data, and its schema. A part has the name of the file's export. */
export const dataFiles = {
  products: {
    fileName: "products.ts",
    schema: filledList(productSchema, 'Paste at least one: see "Add a product" in the guide.'),
  },
  games: {
    fileName: "games.ts",
    schema: filledList(
      gameSchema,
      'Write at least one between the square brackets, such as { code: "FN", name: "Fortnite" },',
    ),
  },
  statusBoard: { fileName: "status.ts", schema: statusBoardSchema },
  shop: { fileName: "shop.ts", schema: shopSchema },
  home: { fileName: "home.ts", schema: homeTextsSchema },
  questions: { fileName: "questions.ts", schema: listOf(questionSchema) },
  reviews: { fileName: "reviews.ts", schema: listOf(reviewSchema) },
  defaultPreferences: { fileName: "preferences.ts", schema: preferencesSchema },
  theme: { fileName: "theme.ts", schema: themeSchema },
} as const;

export type DataPart = keyof typeof dataFiles;

export const dataParts = Object.keys(dataFiles) as DataPart[];

export const dataFileNames = dataParts.map((part) => dataFiles[part].fileName);

/** The text of each file. A missing file has none. */
export type DataTexts = { [Name in (typeof dataFileNames)[number]]?: string | undefined };

/** Whether a file looks like a data file, but has another name, such as a copy. Hidden files do not count. */
export function isLikeDataFile(name: string): boolean {
  return /^[^.].*\.ts(?:\.txt)?$/i.test(name) && !dataFileNames.some((known) => known === name);
}

/** The owner's data if each part matches its schema. */
export type OwnersData = {
  [Part in DataPart]: v.InferOutput<(typeof dataFiles)[Part]["schema"]>;
};
