import { useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { shop } from "#data/shop.ts";
import { hasLongWord, longestWord } from "#domain/longest-word.ts";
import { hashId, planPath, planRowId, plansSectionId, productPath } from "#domain/paths.ts";
import type { PricedPlan, PricedProduct } from "#domain/priced-product.ts";
import { canBuyToday, productSummary } from "#domain/product-summary.ts";
import { recommendedPlan, soldOutLast } from "#domain/subscription.ts";
import { useCheckout } from "#shop/checkout/use-checkout.ts";
import { useHydrated } from "#shop/web-platform/use-hydrated.ts";
import { CopyLink } from "./copy-link.tsx";
import { PlanBar } from "./plan-bar.tsx";
import { PlanRow, StoreLink } from "./plan-row.tsx";

/** A product's plans. A separate component, so that a press on Purchase renders nothing else. */
export function ProductPlans({ product }: { product: PricedProduct }) {
  const { subscriptions: plans } = product;
  const sectionRef = useRef<HTMLElement>(null);
  const checkout = useCheckout(shop);
  const [hovered, setHovered] = useState<PricedPlan>();
  const [focused, setFocused] = useState<PricedPlan>();
  const { hash } = useLocation();
  // The prerendered page knows no hash.
  const isHydrated = useHydrated();
  const linked = isHydrated ? plans.find((plan) => planRowId(plan) === hashId(hash)) : undefined;
  const preferred = linked && !linked.soldOut ? linked : recommendedPlan(plans);
  const active = hovered ?? focused ?? preferred;
  const hasChoice = plans.length > 1;
  const isDense = areDense(plans);

  return (
    <div>
      <section
        ref={sectionRef}
        id={plansSectionId}
        tabIndex={-1}
        className="@container"
        aria-label={hasChoice ? undefined : "Subscription plan"}
        aria-labelledby={hasChoice ? "plans-title" : undefined}
      >
        {hasChoice && (
          <h2 id="plans-title" className="mb-line text-heading">
            {preferred ? "Choose your subscription plan" : "All plans are sold out"}
          </h2>
        )}
        <ul className={`plans border-t border-line ${formOf(plans)} @max-[17rem]:plans-in-column`}>
          {/* What cannot be bought is never offered first. */}
          {soldOutLast(plans).map((plan) => (
            <PlanRow
              key={plan.variantId}
              {...{ product, plan, isDense, checkout }}
              isActive={plan === active}
              onHover={setHovered}
              onFocus={setFocused}
            />
          ))}
        </ul>
        {preferred && (
          <p className="needs-scripts mt-3 text-label text-quiet">
            Checkout not opening? <StoreLink product={product} plan={preferred} />
          </p>
        )}
      </section>
      <CopyLink
        path={linked ? planPath(product, linked) : productPath(product)}
        name={linked?.name ?? product.name}
      />
      {canBuyToday(productSummary(product)) && (
        <PlanBar product={product} checkout={checkout} plansRef={sectionRef} />
      )}
    </div>
  );
}

/** From which width on, the rows are one line. */
function formOf(plans: readonly PricedPlan[]): string {
  if (plans.length === 1 && plans.some(hasLongName))
    return "plans-under-name @min-[32rem]:plans-in-line";
  if (!areDense(plans)) return "@min-[27rem]:plans-in-line";
  if (plans.some(({ name }) => hasLongWord(name))) return "@min-[25rem]:plans-in-line";
  const areShort = plans.every(({ name }) => longestWord(name).length < large.wordLetters);
  return areShort ? "@min-[17rem]:plans-in-line" : "@min-[20rem]:plans-in-line";
}

/** Limits for large rows: how many plans, and how long their texts. */
const large = { plans: 6, nameLetters: 14, wordLetters: 9, priceLetters: 9 };

/** Whether the rows of so many or such long plans are low and set in small type. */
function areDense(plans: readonly PricedPlan[]): boolean {
  return (
    plans.length > large.plans ||
    plans.some(({ name }) => longestWord(name).length > large.wordLetters) ||
    // A single plan has more room.
    (plans.length > 1 &&
      plans.some((plan) => hasLongName(plan) || plan.priceText.length > large.priceLetters))
  );
}

function hasLongName({ name }: PricedPlan): boolean {
  return name.length > large.nameLetters;
}
