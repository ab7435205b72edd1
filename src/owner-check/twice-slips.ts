import type { DataFile, OwnersData } from "./data-files.ts";
import { listTwins } from "./list-twins.ts";
import { type FileSlip, type Path, problem } from "./slip.ts";
import { fieldsOf, listOf, textOf } from "./value-text.ts";

/** A list in which no two entries may say the same. */
type List = {
  file: DataFile;
  path: Path;
  entries: readonly unknown[];
  /** What one entry is called. */
  word: string;
  /** What of an entry has to differ; of a plain text, the text itself. */
  differs?: string;
};

/** Entries that stand in their list twice: the page could not tell them apart, nor could a reader. */
export function twiceSlips(data: OwnersData): FileSlip[] {
  return [
    ...listOf(data["products.ts"]).flatMap((product, at) => listsOfProduct(at, fieldsOf(product))),
    ...otherLists(data),
  ].flatMap(twiceInList);
}

function listsOfProduct(
  at: number,
  { compatibility, features, media }: Record<string, unknown>,
): List[] {
  const file = "products.ts";
  const groups = listOf(features);
  return [
    {
      file,
      path: [at, "compatibility"],
      entries: listOf(compatibility),
      word: "compatibility line",
    },
    { file, path: [at, "media"], entries: listOf(media), word: "picture", differs: "alt" },
    { file, path: [at, "features"], entries: groups, word: "feature group", differs: "title" },
    ...groups.map((group, index): List => ({
      file,
      path: [at, "features", index, "items"],
      entries: listOf(fieldsOf(group).items),
      word: "feature",
    })),
  ];
}

function otherLists(data: OwnersData): List[] {
  const home = fieldsOf(data["home.ts"]);
  const films = listOf(fieldsOf(home.hero).film);
  const points = listOf(home.sellingPoints);
  const questions = listOf(data["questions.ts"]);
  const reviews = listOf(data["reviews.ts"]);
  const products = listOf(data["products.ts"]);
  return [
    { file: "products.ts", path: [], entries: products, word: "product", differs: "name" },
    { file: "home.ts", path: ["hero", "film"], entries: films, word: "film" },
    { file: "home.ts", path: ["sellingPoints"], entries: points, word: "selling point" },
    { file: "questions.ts", path: [], entries: questions, word: "question", differs: "question" },
    { file: "reviews.ts", path: [], entries: reviews, word: "review", differs: "text" },
  ];
}

function twiceInList({ file, path, entries, word, differs }: List): FileSlip[] {
  const keys = entries.map((entry, at) => ({
    at,
    key: textOf(differs === undefined ? entry : fieldsOf(entry)[differs])
      ?.trim()
      .toLowerCase(),
  }));
  return listTwins(keys, ({ key }) => key).flatMap(({ later, first }) => {
    const fault =
      differs === undefined
        ? `${word} ${later.at + 1} says the same as ${word} ${first.at + 1}`
        : `the ${differs} is the same as that of ${word} ${first.at + 1}`;
    const mend = differs === undefined ? "Take one of them out." : "Change one of them.";
    return [{ file, ...problem([...path, later.at], fault, mend) }];
  });
}
