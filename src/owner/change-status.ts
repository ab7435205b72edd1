import { MagicString } from "magic-string";
import { findingText } from "#data-reader/finding.ts";
import { readDataFile } from "#data-reader/read-data-file.ts";
import { refuse } from "#data-reader/refuse.ts";
import type { Product } from "#domain/product.ts";
import { comparedName, isSameName } from "#domain/same-name.ts";
import type { StatusBoard } from "#domain/status-board.ts";
import { productStatuses } from "#domain/status.ts";
import { addFirst, removeField, setField } from "./edit-data.ts";

/** What to change. A field that is missing, empty or "No change" stays as it is. */
export type StatusRequest = {
  /** A product's name or id. */
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

/** The files while they are edited, and what has changed, one sentence each. */
type Change = { products: MagicString; board: MagicString; summary: string[] };

/**
 * Changes a product's status, note and sold-out plans in the text of the data files. `today` is
 * `YYYY-MM-DD`. Throws an OwnerError if it cannot, or if the result would have a problem.
 */
export function changeStatus(
  texts: StatusTexts,
  request: StatusRequest,
  today: string,
): { texts: StatusTexts; summary: string[] } {
  const products = readDataFile("products.ts", texts["products.ts"]).value;
  const board = readDataFile("status.ts", texts["status.ts"]).value;
  if (!products || !board) refuse("The data has a problem. Run npm run check.");
  const change: Change = {
    products: new MagicString(texts["products.ts"]),
    board: new MagicString(texts["status.ts"]),
    summary: [],
  };
  const [status, note, soldOut] = [request.status, request.note, request.soldOut].map(answer);
  if (status !== undefined || note !== undefined || soldOut !== undefined) {
    const product = findProduct(products, answer(request.product) ?? "");
    changeProduct(change, product, board, { status, note }, today);
    if (soldOut !== undefined) changePlans(change, product, soldOut);
  }
  if (isSameName(request.checked ?? "", "yes") && board.lastChecked !== today) {
    setField(change.board, board, "lastChecked", JSON.stringify(today), "lastChecked");
    change.summary.push(`Every product checked on ${today}.`);
  }
  if (change.summary.length === 0) {
    refuse("Nothing was changed: the shop says all of this already, or nothing was asked.");
  }
  const changed = {
    "products.ts": change.products.toString(),
    "status.ts": change.board.toString(),
  };
  const [error] = (["products.ts", "status.ts"] as const).flatMap(
    (file) => readDataFile(file, changed[file]).errors,
  );
  if (error) refuse(`Change it by hand: this would be the result.\n${findingText(error)}`);
  return { texts: changed, summary: change.summary };
}

function changeProduct(
  { products, board: boardText, summary }: Change,
  product: Product,
  board: StatusBoard,
  asked: { status: string | undefined; note: string | undefined },
  today: string,
): void {
  const { name, id } = product;
  const status = asked.status === undefined ? product.status : statusNamed(asked.status);
  const isNew = status !== product.status;
  const noteBefore = isNew ? undefined : product.statusNote;
  const note = isSameName(asked.note ?? "", "none") ? undefined : (asked.note ?? noteBefore);
  if (isNew) {
    setField(products, product, "status", JSON.stringify(status), "status");
    setField(products, product, "since", JSON.stringify(today), "status");
    const noteCode = note === undefined ? "" : `, note: ${JSON.stringify(note)}`;
    const entry = `{ day: "${today}", product: "${id}", status: "${status}"${noteCode} }`;
    addFirst(boardText, board, "changes", entry, "coming");
    summary.push(`${name}: ${status}, was ${product.status}.`);
  }
  if (note === product.statusNote) return;
  if (note === undefined) removeField(products, product, "statusNote");
  else setField(products, product, "statusNote", JSON.stringify(note), "status");
  summary.push(note === undefined ? `${name}: no note.` : `${name}: the note "${note}".`);
}

function changePlans({ products, summary }: Change, product: Product, soldOut: string): void {
  const names = plansNamed(product, soldOut);
  for (const plan of product.subscriptions) {
    const isSoldOut = names.includes(plan.name);
    if (isSoldOut === (plan.soldOut ?? false)) continue;
    if (isSoldOut) setField(products, plan, "soldOut", "true", "variantId");
    else removeField(products, plan, "soldOut");
    summary.push(`${product.name}, ${plan.name}: ${isSoldOut ? "sold out" : "back in stock"}.`);
  }
}

/** The plans in a list. Known names are matched first, because a name can have a comma, or be "All". */
function plansNamed(product: Product, list: string): string[] {
  const known = product.subscriptions.map(({ name }) => name);
  const longestFirst = known.toSorted((a, b) => b.length - a.length);
  const named: string[] = [];
  let rest = comparedName(list);
  while (rest !== "") {
    const isFirst = (name: string) => {
      const after = rest.slice(comparedName(name).length);
      return rest.startsWith(comparedName(name)) && /^\s*(?:[,;]|$)/.test(after);
    };
    const name = longestFirst.find(isFirst);
    if (name === undefined) {
      if (named.length === 0 && isSameName(list, "all")) return known;
      if (named.length === 0 && isSameName(list, "none")) return [];
      refuse(
        `${product.name} has no plan "${list.trim()}". With commas, its plans are: ${known.join(", ")}.`,
      );
    }
    named.push(name);
    rest = rest.slice(comparedName(name).length).replace(/^[\s,;]+/, "");
  }
  return named;
}

/** What a field of the form asks for, or undefined. */
function answer(value = ""): string | undefined {
  const text = value.trim();
  return text === "" || isSameName(text, "No change") ? undefined : text;
}

function findProduct(products: readonly Product[], name: string): Product {
  const [product, ...others] = products.filter(
    (one) => one.id === name || isSameName(one.name, name),
  );
  if (product && others.length === 0) return product;
  const known = products.map((one) => `${one.name} (${one.id})`).join(", ");
  if (name === "") refuse(`Write which product: ${known}.`);
  return refuse(
    product
      ? `Several products are called "${name}". Write the id of one: ${known}.`
      : `There is no product "${name}" on sale. The products are: ${known}.`,
  );
}

function statusNamed(name: string): Product["status"] {
  const status = productStatuses.find((one) => isSameName(one, name));
  return status ?? refuse(`There is no status "${name}". Write ${productStatuses.join(" or ")}.`);
}
