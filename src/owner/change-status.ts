import type { Product } from "#domain/product.ts";
import { type ProductStatus, productStatuses } from "#domain/status.ts";
import type { StatusBoard } from "#domain/status-board.ts";
import type { Subscription } from "#domain/subscription.ts";
import { didYouMean } from "#owner/check/nearest-name.ts";
import { readSource } from "#owner/check/reading/read-source.ts";
import * as source from "./edit-source.ts";
import type { Edit } from "./edit-source.ts";
import { refuse } from "./owner-error.ts";

/** What to change. A field that is missing, empty or "No change" stays as it is. */
export type StatusRequest = {
  /** A product's name or id. */
  product?: string | undefined;
  status?: string | undefined;
  /** A new note, or "none". A new status without a note removes the old note. */
  note?: string | undefined;
  /** The names of all plans that are sold out, separated by commas; or "none", or "all". */
  soldOut?: string | undefined;
  /** "yes" if every product was checked today. */
  checked?: string | undefined;
};

/** The texts of the files that a change of status touches. */
export type StatusTexts = Record<"products.ts" | "status.ts", string>;

/** The edits of the files, and what they change, one sentence each. */
type Change = { product: Edit[]; board: Edit[]; summary: string[] };

/**
 * Changes a product's status, note and sold-out plans in the text of the data files, which must have
 * no problem. `today` is `YYYY-MM-DD`. Throws an OwnerError if the request cannot be met.
 */
export function changeStatus(
  texts: StatusTexts,
  request: StatusRequest,
  today: string,
): { texts: StatusTexts; summary: string[] } {
  const products = readSource("products.ts", texts["products.ts"]).value;
  const board = readSource("status.ts", texts["status.ts"]).value;
  if (!products || !board) refuse("The data has a problem. Run npm run check.");
  const status = asked(request.status);
  const note = asked(request.note);
  const soldOut = asked(request.soldOut);
  const isChecked = asked(request.checked) === "yes";
  if (status === undefined && note === undefined && soldOut === undefined && !isChecked) {
    refuse(
      "Say what changes: a status, a note, the plans that are sold out, or that you checked every product.",
    );
  }
  const change: Change = { product: [], board: [], summary: [] };
  if (status !== undefined || note !== undefined || soldOut !== undefined) {
    const product = findProduct(products, board, asked(request.product) ?? "");
    const newStatus = status === undefined ? product.status : statusNamed(status);
    switchStatus(change, product, board, newStatus, note, today);
    switchPlans(change, product, soldOut);
  }
  if (isChecked && board.lastChecked !== today) {
    change.board.push(source.replaceValue(board, "lastChecked", today));
    change.summary.push(`Every product checked on ${today}.`);
  }
  if (change.summary.length === 0) {
    refuse("Nothing was changed: the shop says all of this already.");
  }
  const changed = {
    "products.ts": source.applyEdits(texts["products.ts"], change.product),
    "status.ts": source.applyEdits(texts["status.ts"], change.board),
  };
  return { texts: changed, summary: change.summary };
}

function switchStatus(
  { product: edits, board: boardEdits, summary }: Change,
  product: Product,
  board: StatusBoard,
  status: ProductStatus,
  note: string | undefined,
  today: string,
): void {
  const { name, id, statusNote } = product;
  const isNew = status !== product.status;
  const noteBefore = isNew ? undefined : statusNote;
  const newNote = note === "none" ? undefined : (note ?? noteBefore);
  if (isNew) {
    edits.push(
      source.replaceValue(product, "status", status),
      product.since === undefined
        ? source.addField(product, "status", "since", source.literal(today))
        : source.replaceValue(product, "since", today),
    );
    const noteCode = newNote === undefined ? "" : `, note: ${source.literal(newNote)}`;
    const entry = `{ day: "${today}", product: "${id}", status: "${status}"${noteCode} }`;
    boardEdits.push(
      board.changes
        ? source.addFirst(board.changes, entry)
        : source.addField(board, "coming", "changes", `[\n    ${entry},\n  ]`),
    );
    summary.push(`${name}: ${status}, was ${product.status}.`);
  }
  if (newNote === statusNote) return;
  if (newNote === undefined) edits.push(source.removeField(product, "statusNote"));
  else if (statusNote !== undefined) {
    edits.push(source.replaceValue(product, "statusNote", newNote));
  } else edits.push(source.addField(product, "status", "statusNote", source.literal(newNote)));
  summary.push(newNote === undefined ? `${name}: no note.` : `${name}: the note "${newNote}".`);
}

function switchPlans(
  { product: edits, summary }: Change,
  product: Product,
  soldOut: string | undefined,
): void {
  if (soldOut === undefined) return;
  const wanted = plansNamed(product, soldOut);
  for (const plan of product.subscriptions) {
    const isSoldOut = wanted.includes(plan);
    if (isSoldOut === (plan.soldOut ?? false)) continue;
    if (!isSoldOut) edits.push(source.removeField(plan, "soldOut"));
    else if (plan.soldOut === false) edits.push(source.replaceValue(plan, "soldOut", true));
    else edits.push(source.addField(plan, "variantId", "soldOut", "true"));
    summary.push(`${product.name}, ${plan.name}: ${isSoldOut ? "sold out" : "back in stock"}.`);
  }
}

/** What a field of the form asks for, or undefined. */
function asked(value: string | undefined): string | undefined {
  const text = value?.trim() ?? "";
  const word = text.toLowerCase();
  if (text === "" || word === "no change") return undefined;
  return ["none", "all", "yes", "no"].includes(word) ? word : text;
}

function findProduct(products: readonly Product[], board: StatusBoard, name: string): Product {
  const found = products.filter((one) => one.id === name || isSame(one.name, name));
  const [product, ...others] = found;
  const ids = found.map(({ id }) => id).join(", ");
  if (others.length > 0) {
    refuse(`Several products are called "${name}". Write the id of one: ${ids}.`);
  }
  if (product) return product;
  if (board.coming.some((one) => isSame(one.name, name))) {
    refuse(`"${name}" is in coming in status.ts: it is not on sale yet, so its status is Soon.`);
  }
  const names = products.map((one) => one.name);
  const fix = didYouMean(name, names, `The products are: ${names.join(", ")}.`);
  refuse(name === "" ? `Write which product. ${fix}` : `There is no product "${name}". ${fix}`);
}

function statusNamed(name: string): ProductStatus {
  const status = productStatuses.find((one) => isSame(one, name));
  if (status) return status;
  const fix = didYouMean(name, productStatuses, `It is one of: ${productStatuses.join(", ")}.`);
  refuse(`There is no status "${name}". ${fix}`);
}

/** The plans in a text such as "Day Key, Week Key". A semicolon also separates them. */
function plansNamed({ name, subscriptions }: Product, text: string): Subscription[] {
  if (text === "none") return [];
  if (text === "all") return subscriptions;
  const names = subscriptions.map((plan) => plan.name);
  return text.split(/[,;]/).map((part) => {
    const plan = subscriptions.find((one) => isSame(one.name, part));
    if (plan) return plan;
    const isSeveral =
      names.filter((one) => part.toLowerCase().includes(one.toLowerCase())).length > 1;
    const fix = isSeveral
      ? "Separate plans with commas."
      : didYouMean(part, names, `The plans are: ${names.join(", ")}.`);
    refuse(`${name} has no plan "${part.trim()}". ${fix}`);
  });
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.trim().toLowerCase();
}
