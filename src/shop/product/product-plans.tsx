import { type CSSProperties, type RefObject, useState } from "react";
import { useLocation } from "react-router-dom";
import { shop } from "#data/shop.ts";
import { hashId, planPath, planRowId, plansSectionId, productPath } from "#domain/paths.ts";
import type { PricedPlan, PricedProduct } from "#domain/priced-product.ts";
import { recommendedPlan } from "#domain/subscription.ts";
import { useCheckout } from "#shop/checkout/use-checkout.ts";
import { longestWord } from "#shop/ui/heading.tsx";
import { useHydrated } from "#shop/web-platform/use-hydrated.ts";
import { BuyingFacts } from "./buying-facts.tsx";
import { CopyLink } from "./copy-link.tsx";
import { StoreLink } from "./plan-item.tsx";
import { CompactPlanRow, FullPlanRow } from "./plan-rows.tsx";

type ProductPlansProps = {
  product: PricedProduct;
  sectionRef: RefObject<HTMLElement | null>;
};

/** The most plans with full-size rows, and the longest name among them. Otherwise all rows are compact. */
const maxFullRows = 6;
const maxFullNameLetters = 14;

/** A product's plans. A separate component, so that a press on Purchase renders nothing else. */
export function ProductPlans({ product, sectionRef }: ProductPlansProps) {
  const { subscriptions: plans } = product;
  const checkout = useCheckout(shop);
  const [pointed, setPointed] = useState<PricedPlan>();
  const [focused, setFocused] = useState<PricedPlan>();
  const { hash } = useLocation();
  // The prerendered page knows no hash.
  const isHydrated = useHydrated();
  const addressed = isHydrated ? plans.find((plan) => planRowId(plan) === hashId(hash)) : undefined;
  const marked = addressed && !addressed.soldOut ? addressed : recommendedPlan(plans);
  const current = pointed ?? focused ?? marked;
  const hasChoice = plans.length > 1;
  const isRoomy =
    plans.length <= maxFullRows &&
    (!hasChoice || plans.every(({ name }) => name.length <= maxFullNameLetters));
  const Row = isRoomy && marked ? FullPlanRow : CompactPlanRow;

  return (
    <>
      <section
        ref={sectionRef}
        id={plansSectionId}
        tabIndex={-1}
        className="mt-4 [grid-area:plans] sm:short:mt-0"
        aria-label={hasChoice ? undefined : "Subscription plan"}
        aria-labelledby={hasChoice ? "plans-title" : undefined}
      >
        {hasChoice && (
          <h2 id="plans-title" className="mb-4 text-heading sm:short:mb-1 sm:short:text-lead">
            {marked ? "Choose your subscription plan" : "All plans are sold out"}
          </h2>
        )}
        <ul
          className="gap-x-10 border-t border-line data-long:columns-[2_22rem]"
          style={widthsOf(plans)}
          data-long={plans.length > maxFullRows || undefined}
        >
          {/* In the owner's order, also where some are sold out: a duration is looked for at its place. */}
          {plans.map((plan) => (
            <Row
              key={plan.variantId}
              product={product}
              plan={plan}
              isCurrent={plan === current}
              onPoint={setPointed}
              onFocus={setFocused}
              checkout={checkout}
            />
          ))}
        </ul>
        {marked && (
          <p className="needs-scripts mt-3 text-label text-quiet">
            Checkout not opening? <StoreLink product={product} plan={marked} />
          </p>
        )}
      </section>
      <div className="[grid-area:facts]">
        {marked && <BuyingFacts shop={shop} />}
        <CopyLink
          path={addressed ? planPath(product, addressed) : productPath(product)}
          name={addressed?.name ?? product.name}
        />
      </div>
    </>
  );
}

/**
 * How wide the names and prices of a list are: the longest name on two lines, no word of it or of a duration broken,
 * and the longest price.
 */
function widthsOf(plans: readonly PricedPlan[]) {
  const widest = (letters: (plan: PricedPlan) => number) => `${Math.max(...plans.map(letters))}ch`;
  return {
    "--name-width": widest(({ name, duration }) =>
      Math.max(longestWord(name), longestWord(duration), 0.6 * name.length),
    ),
    "--price-width": widest(({ priceText }) => priceText.length),
  } as CSSProperties;
}
