import { MagicString } from "magic-string";
import { findingText } from "#data-reader/finding.ts";
import { readDataFile } from "#data-reader/read-data-file.ts";
import { refuse } from "#data-reader/refuse.ts";
import { dayText } from "#domain/calendar-day.ts";
import { nearestName } from "#domain/nearest-name.ts";
import type { Product } from "#domain/product.ts";
import { isSameName } from "#domain/same-name.ts";
import { productStatuses } from "#domain/status.ts";
import { namesInList } from "#owner/names-in-list.ts";
import { addFirst, removeField, setField } from "./edit-data.ts";

/** What to change. A field that is missing, empty or "No change" stays as it is. */
export type StatusRequest = {
  /** The names or ids of products, with commas between them, or "all". */
  product?: string | undefined;
  status?: string | undefined;
  /** A new note, or "none". A new status without a note removes the old note. */
  note?: string | undefined;
  /** The names of all plans that are sold out, with commas between them; or "none", or "all". */
  soldOut?: string | undefined;
  /** "yes" if every product was checked today. */
  checked?: string | undefined;
};

/** The texts of the files that a change of status touches. */
export type StatusTexts = Record<"products.ts" | "status.ts", string>;

/** `products.ts` while it is edited, and what has changed, one sentence each. */
type Change = { text: MagicString; summary: string[] };

/**
 * Changes the status, note and sold-out plans of products in the text of the data files. `today` is
 * `YYYY-MM-DD`. The summary is empty if the shop says all of this already. Throws an OwnerError if it cannot,
 * or if the result would have a problem.
 */
export function changeStatus(
  texts: StatusTexts,
  request: StatusRequest,
  today: string,
): { texts: StatusTexts; summary: string[] } {
  const products = readDataFile("products.ts", texts["products.ts"]).value;
  const board = readDataFile("status.ts", texts["status.ts"]).value;
  if (!products || !board) refuse("The data has a problem. Run npm run check.");
  const summary: string[] = [];
  const text = new MagicString(texts["products.ts"]);
  const boardText = new MagicString(texts["status.ts"]);
  const [status, note, soldOut] = [request.status, request.note, request.soldOut].map(answer);
  const isChecked = oneOf(["yes", "no"], answer(request.checked) ?? "no", "answer") === "yes";
  const isAsked = status !== undefined || note !== undefined || soldOut !== undefined;
  if (!isAsked && !isChecked) refuse("Nothing was asked. Write a status, a note or plans.");
  for (const product of isAsked ? productsNamed(products, answer(request.product)) : []) {
    changeProduct({ text, summary }, product, { status, note }, today);
    if (soldOut !== undefined) changePlans({ text, summary }, product, soldOut);
  }
  if (isChecked && board.lastChecked !== today) {
    setField(boardText, board, "lastChecked", JSON.stringify(today), "lastChecked");
    summary.push(`Every product checked on ${today}.`);
  } else if (status !== undefined && summary.length > 0 && board.lastChecked !== today) {
    const day = dayText(board.lastChecked);
    const fix = "When you have checked every product, send checked=yes.";
    summary.push(`The pages still say "Checked ${day}". ${fix}`);
  }
  const changed = { "products.ts": text.toString(), "status.ts": boardText.toString() };
  const [error] = (["products.ts", "status.ts"] as const).flatMap(
    (file) => readDataFile(file, changed[file]).errors,
  );
  if (error) refuse(`Change it by hand: this would be the result.\n${findingText(error)}`);
  return { texts: changed, summary };
}

function changeProduct(
  { text, summary }: Change,
  product: Product,
  asked: { status: string | undefined; note: string | undefined },
  today: string,
): void {
  const { name, since } = product;
  const status =
    asked.status === undefined ? product.status : oneOf(productStatuses, asked.status, "status");
  const isNew = status !== product.status;
  const noteBefore = isNew ? undefined : product.statusNote;
  const note = isSameName(asked.note ?? "", "none") ? undefined : (asked.note ?? noteBefore);
  if (isNew) {
    setField(text, product, "status", JSON.stringify(status), "status");
    setField(text, product, "since", JSON.stringify(today), "status");
    // Without its day, the status before has no place in the history.
    if (since !== undefined) addFirst(text, product, "earlier", pastStatus(product), "since");
    summary.push(`${name}: ${status}, was ${product.status}.`);
  }
  if (note === product.statusNote) return;
  if (note === undefined) removeField(text, product, "statusNote");
  else setField(text, product, "statusNote", JSON.stringify(note), "status");
  summary.push(note === undefined ? `${name}: no note.` : `${name}: the note "${note}".`);
}

/** The entry of `earlier` for the status that a product has now. */
function pastStatus({ status, since, statusNote }: Product): string {
  const note = statusNote === undefined ? "" : `, note: ${JSON.stringify(statusNote)}`;
  return `{ status: "${status}", since: "${since}"${note} }`;
}

function changePlans({ text, summary }: Change, product: Product, soldOut: string): void {
  const known = product.subscriptions.map(({ name }) => name);
  const { names, unknown } = namesInList(soldOut, known);
  const isNone = names.length === 0 && isSameName(soldOut, "none");
  if (unknown !== undefined && !isNone) {
    refuse(
      `${product.name} has no plan "${unknown}".${orNear(unknown, known)} With commas, its plans are: ${known.join(", ")}.`,
    );
  }
  for (const plan of product.subscriptions) {
    const isSoldOut = names.includes(plan.name);
    if (isSoldOut === (plan.soldOut ?? false)) continue;
    if (isSoldOut) setField(text, plan, "soldOut", "true", "variantId");
    else removeField(text, plan, "soldOut");
    summary.push(`${product.name}, ${plan.name}: ${isSoldOut ? "sold out" : "back in stock"}.`);
  }
}

/** What a field of the form asks for, or undefined. */
function answer(value = ""): string | undefined {
  const text = value.trim();
  return text === "" || isSameName(text, "No change") ? undefined : text;
}

function productsNamed(products: readonly Product[], list = ""): Product[] {
  const known = products.map((one) => `${one.name} (${one.id})`).join(", ");
  if (list === "") refuse(`Write which product, or all: ${known}.`);
  const all = products.map(({ name }) => name);
  const { names, unknown } = namesInList(list, [...all, ...products.map(({ id }) => id)]);
  if (unknown !== undefined) {
    const near = orNear(unknown, all);
    refuse(`There is no product "${unknown}" on sale.${near} The products are: ${known}.`);
  }
  const shared = names.find((name) => all.indexOf(name) !== all.lastIndexOf(name));
  if (shared !== undefined && !isSameName(list, "all")) {
    refuse(`Several products are called "${shared}". Write the id of one: ${known}.`);
  }
  return products.filter(({ name, id }) => names.includes(name) || names.includes(id));
}

/** Which of some words was typed. Refuses any other, and names the nearest. */
function oneOf<Word extends string>(words: readonly Word[], typed: string, kind: string): Word {
  const word = words.find((one) => isSameName(one, typed));
  const near = orNear(typed, words);
  return word ?? refuse(`There is no ${kind} "${typed}".${near} Write ${words.join(" or ")}.`);
}

function orNear(typed: string, names: readonly string[]): string {
  const near = nearestName(typed, names);
  return near === undefined ? "" : ` Did you mean ${near}?`;
}
