import { refuse } from "#data-reader/refuse.ts";
import type { Product } from "#domain/product.ts";
import { isSameName } from "#domain/same-name.ts";
import { productStatuses } from "#domain/status.ts";
import type { Subscription } from "#domain/subscription.ts";
import { dayText } from "#finish/day-text.ts";
import { type Change, entriesNamed, oneOf } from "./change-shop.ts";
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
  edit({ product: list, status, note, "sold-out": soldOut, checked = "no" }, shop) {
    const { data, edits, today } = shop;
    const { "products.ts": products, "status.ts": board } = data;
    const isChecked = oneOf(["yes", "no"], checked, "answer") === "yes";
    const isAsked = status !== undefined || note !== undefined || soldOut !== undefined;
    if (!isAsked && !isChecked) refuse("Nothing was asked. Write a status, a note or plans.");
    const asked = isAsked ? entriesNamed(products, list, "product", ({ id }) => id) : [];
    const all = asked.flatMap(({ subscriptions }) => subscriptions);
    const askedPlans = isSameName(soldOut ?? "none", "none")
      ? []
      : entriesNamed(all, soldOut, "plan", ({ variantId }) => variantId, ["all", "none"]);
    const summary = asked.flatMap((product) => {
      const plans = soldOut === undefined ? [] : changePlans(edits, product, askedPlans);
      return changeProduct(edits, product, { status, note }, today).concat(plans);
    });
    if (isChecked && board.lastChecked !== today) {
      setField(edits, board, "lastChecked", today);
      return [...summary, `Every product checked on ${today}.`];
    }
    if (status === undefined || summary.length === 0 || board.lastChecked === today) return summary;
    const fix = "When you have checked every product, send checked=yes.";
    return [
      ...summary,
      `The pages still say "Checked ${dayText(board.lastChecked, "en")}". ${fix}`,
    ];
  },
};

function changeProduct(
  edits: Edits,
  product: Product,
  asked: { status: string | undefined; note: string | undefined },
  today: string,
): string[] {
  const { name, since } = product;
  const status =
    asked.status === undefined ? product.status : oneOf(productStatuses, asked.status, "status");
  const isNew = status !== product.status;
  const noteBefore = isNew ? undefined : product.statusNote;
  const isRemoved = ["none", "no", "-"].some((word) => isSameName(asked.note ?? "", word));
  const note = isRemoved ? undefined : (asked.note ?? noteBefore);
  if (isNew) {
    setField(edits, product, "status", status);
    setField(edits, product, "since", today, "status");
    const old = JSON.stringify(product.statusNote);
    const past = `{ status: "${product.status}", since: "${since}"${old ? `, note: ${old}` : ""} }`;
    // Without its day, the status before has no place in the history.
    if (since !== undefined) addFirst(edits, product, "earlier", past, "since");
  }
  const changed = isNew ? [`${name}: ${status}, was ${product.status}.`] : [];
  if (note === product.statusNote) return changed;
  if (note === undefined) removeField(edits, product, "statusNote");
  else setField(edits, product, "statusNote", note, "status");
  return [...changed, note === undefined ? `${name}: no note.` : `${name}: the note "${note}".`];
}

/** Marks these plans of a product as sold out, and no others. */
function changePlans(
  edits: Edits,
  { name, subscriptions: plans }: Product,
  soldOut: readonly Subscription[],
): string[] {
  return plans.flatMap((plan) => {
    const isSoldOut = soldOut.includes(plan);
    if (isSoldOut === (plan.soldOut ?? false)) return [];
    if (isSoldOut) setField(edits, plan, "soldOut", true, "variantId");
    else removeField(edits, plan, "soldOut");
    return [`${name}, ${plan.name}: ${isSoldOut ? "sold out" : "back in stock"}.`];
  });
}
