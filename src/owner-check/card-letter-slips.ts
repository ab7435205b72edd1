import { signsCardsLack } from "#prerender/cards/signs-cards-lack.ts";
import type { DataFile, OwnersData } from "./data-files.ts";
import { type FileSlip, type Path, warning } from "./slip.ts";
import { fieldsOf, listOf, textOf } from "./value-text.ts";

/** Warnings where a name has a sign for which the card images have no letter. */
export async function cardLetterSlips(data: OwnersData): Promise<FileSlip[]> {
  const { hero } = fieldsOf(data["home.ts"]);
  const slips = await Promise.all([
    ...listOf(data["products.ts"]).map((product, at) =>
      lettersOf("products.ts", [at, "name"], nameOf(product)),
    ),
    ...listOf(fieldsOf(data["status.ts"]).coming).map((entry, at) =>
      lettersOf("status.ts", ["coming", at, "name"], nameOf(entry)),
    ),
    lettersOf("shop.ts", ["name"], nameOf(data["shop.ts"])),
    lettersOf("home.ts", ["hero", "headline"], fieldsOf(hero).headline),
  ]);
  return slips.flat();
}

const nameOf = (entry: unknown) => fieldsOf(entry).name;

async function lettersOf(file: DataFile, path: Path, value: unknown): Promise<FileSlip[]> {
  const signs = await signsCardsLack(textOf(value) ?? "");
  if (signs.length === 0) return [];
  const fault = `the ${String(path.at(-1))} has signs that the pictures for chats cannot show: ${signs.slice(0, 5).join(" ")}`;
  const mend = "They show an empty box in their place; the pages show them.";
  return [{ file, ...warning(path, fault, mend) }];
}
