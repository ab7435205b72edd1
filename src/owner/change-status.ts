import { refuse } from "#data-reader/refuse.ts";
import type { Product } from "#domain/product.ts";
import { isSameName } from "#domain/same-name.ts";
import { productStatuses } from "#domain/status.ts";
import type { Subscription } from "#domain/subscription.ts";
import type { Change } from "./change-shop.ts";
import { oneOf, plansNamed, productsNamed } from "./command-arguments.ts";
import { addFirst, type Edits, removeField, setField } from "./edit-data.ts";

/**
 * `npm run status`: the status, note and sold-out plans of products, and the day of the last check. A new
 * status without a note removes the old note.
 */
export const statusChange: Change<"product" | "status" | "note" | "sold-out" | "checked"> = {
  options: ["product", "status", "note", "sold-out", "checked"],
  usage: `Write what changes. Every part may be left out:
  npm run status product="Private" status=Updating note="Back tonight" sold-out="Day Key" checked=yes
Several products have commas between them; product=all is all of them. note=none removes the note. sold-out=all is every plan, and sold-out=none puts all back in stock.`,
  edit({ product: list, status: word, note, "sold-out": soldOut, checked = "no" }, files) {
    const { data, edits, today } = files;
    const { products, statusBoard } = data;
    const isChecked = oneOf(["yes", "no"], checked, "answer") === "yes";
    const isAsked = word !== undefined || note !== undefined || soldOut !== undefined;
    if (!isAsked && !isChecked) refuse("Nothing was asked. Write a status, a note or plans.");
    const askedProducts = isAsked ? productsNamed(products, list) : [];
    const status = word === undefined ? undefined : oneOf(productStatuses, word, "status");
    const askedPlans = isSameName(soldOut ?? "none", "none")
      ? []
      : plansNamed(askedProducts, soldOut, ["all", "none"]);
    const summary = askedProducts.flatMap((product) => {
      const after = { status: status ?? product.status, note };
      const plans = soldOut === undefined ? [] : changePlans(edits, product, after, askedPlans);
      return changeProduct(edits, product, after, today).concat(plans);
    });
    if (!isChecked || statusBoard.lastChecked === today) return summary;
    setField(edits, statusBoard, "lastChecked", today);
    return [...summary, `Every product checked on ${today}.`];
  },
};

type After = { status: Product["status"]; note: string | undefined };

function changeProduct(edits: Edits, product: Product, after: After, today: string): string[] {
  const { name, since } = product;
  const { status, note: askedNote = "" } = after;
  const isNew = status !== product.status;
  if (productStatuses.some((word) => isSameName(askedNote, word))) {
    refuse(`"${askedNote}" is a status. Write it as the status, not as the note.`);
  }
  const noteBefore = isNew ? undefined : product.statusNote;
  const isRemoved = ["none", "no", "-"].some((word) => isSameName(askedNote, word));
  const note = isRemoved ? undefined : (after.note ?? noteBefore);
  if (isNew) {
    setField(edits, product, "status", status);
    setField(edits, product, "since", today, "status");
    if (since !== undefined) {
      const old = JSON.stringify(product.statusNote);
      const entry = `{ status: "${product.status}", since: "${since}"${old ? `, note: ${old}` : ""} }`;
      addFirst(edits, product, "earlier", entry, "since");
    }
  }
  const loss = since === undefined ? ", which has no since and is not in the history" : "";
  const changed = isNew ? [`${name}: ${status}, was ${product.status}${loss}.`] : [];
  if (note === product.statusNote) return changed;
  if (note === undefined) removeField(edits, product, "statusNote");
  else setField(edits, product, "statusNote", note, "status");
  return [...changed, note === undefined ? `${name}: no note.` : `${name}: the note "${note}".`];
}

/** Marks these plans of a product as sold out, and puts its others in stock. */
function changePlans(
  edits: Edits,
  { name, subscriptions: plans }: Product,
  { status }: After,
  soldOut: readonly Subscription[],
): string[] {
  const inStock = `back in stock${status === "Detected" ? ", though it is detected" : ""}`;
  return plans.flatMap((plan) => {
    const isSoldOut = soldOut.includes(plan);
    if (isSoldOut === (plan.soldOut ?? false)) return [];
    if (isSoldOut) setField(edits, plan, "soldOut", true, "variantId");
    else removeField(edits, plan, "soldOut");
    return [`${name}, ${plan.name}: ${isSoldOut ? "sold out" : inStock}.`];
  });
}
