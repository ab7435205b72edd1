import type { RefObject } from "react";
import { useCheckout } from "#shop/checkout/use-checkout.ts";
import { shop } from "#data/shop.ts";
import { featuredPlan } from "#domain/subscription.ts";
import type { Product } from "#domain/product.ts";
import { plansSectionId } from "#domain/paths.ts";
import { BuyingFacts } from "./buying-facts.tsx";
import { PlanRow } from "./plan-row.tsx";

type ProductPlansProps = {
  product: Product;
  sectionRef: RefObject<HTMLElement | null>;
};

/** A product's plans. A separate component, so that a press on Purchase renders nothing else. */
export function ProductPlans({ product, sectionRef }: ProductPlansProps) {
  const { subscriptions: plans, status } = product;
  const checkout = useCheckout(shop);
  const featured = featuredPlan(plans);
  const hasChoice = plans.length > 1;

  return (
    <section
      ref={sectionRef}
      id={plansSectionId}
      tabIndex={-1}
      aria-label={hasChoice ? undefined : "Subscription plan"}
      aria-labelledby={hasChoice ? "plans-title" : undefined}
    >
      {hasChoice && (
        <h2 id="plans-title" className="mb-4 text-heading">
          Choose your subscription plan
        </h2>
      )}
      <ul
        data-warning={status !== "Undetected" || undefined}
        className="plans border-t border-line"
      >
        {plans.map((plan) => (
          <PlanRow
            key={plan.variantId}
            product={product}
            plan={plan}
            isFeatured={plan === featured}
            checkout={checkout}
          />
        ))}
      </ul>
      {featured && <BuyingFacts shop={shop} />}
    </section>
  );
}
