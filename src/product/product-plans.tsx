import type { RefObject } from "react";
import { useLocation } from "react-router-dom";
import { checkoutFailureText } from "#checkout/checkout-failure.ts";
import { useCheckout } from "#checkout/use-checkout.ts";
import { checkoutSettings } from "#layout/checkout-settings.ts";
import { PlanRow } from "./plan-row.tsx";
import { shop } from "#data/shop.ts";
import { planSlug } from "#domain/plan-slug.ts";
import type { Subscription } from "#domain/subscription.ts";
import { planStoreUrl, plansSectionId } from "#paths.ts";
import { useHydrated } from "#ui/use-hydrated.ts";

type ProductPlansProps = {
  plans: readonly Subscription[];
  sectionRef: RefObject<HTMLElement | null>;
};

/** A product's plans, to buy. By itself, so that a press redraws them and nothing else. */
export function ProductPlans({ plans, sectionRef }: ProductPlansProps) {
  const checkout = useCheckout(checkoutSettings);
  const { hash } = useLocation();
  const markedSlug = useHydrated() ? hash.slice(1) : "";

  return (
    <section
      ref={sectionRef}
      id={plansSectionId}
      tabIndex={-1}
      aria-labelledby="plans-title"
      className="lg:col-start-2"
    >
      <h2 id="plans-title" className="text-heading">
        Choose your subscription plan
      </h2>
      <ul className="mt-5 border-t border-line">
        {plans.map((plan) => {
          const isOfThisPlan =
            checkout.state.phase !== "idle" && checkout.state.variantId === plan.variantId;
          return (
            <PlanRow
              key={plan.variantId}
              plan={plan}
              storeHref={planStoreUrl(shop.storeUrl, plan)}
              isMarked={markedSlug === planSlug(plan)}
              isBusy={isOfThisPlan && checkout.state.phase === "busy"}
              isWaiting={!isOfThisPlan && checkout.state.phase === "busy"}
              failure={
                isOfThisPlan && checkout.state.phase === "failed"
                  ? checkoutFailureText[checkout.state.reason]
                  : undefined
              }
              onInterest={checkout.prepare}
              onPurchase={(button) => {
                checkout.start({ productId: shop.productId, variantId: plan.variantId }, button);
              }}
            />
          );
        })}
      </ul>
      <p className="mt-4 text-quiet">
        Your key comes as soon as the payment is confirmed. The arrow leads to the same plan in our
        store.
      </p>
    </section>
  );
}
