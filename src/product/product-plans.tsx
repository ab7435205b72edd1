import type { RefObject } from "react";
import { checkoutFailureText } from "#checkout/checkout-failure.ts";
import { useCheckout } from "#checkout/use-checkout.ts";
import { checkoutSettings } from "#shop-data.ts";
import { shop } from "#data/shop.ts";
import { planSlug } from "#domain/plan-slug.ts";
import { featuredPlan } from "#domain/subscription.ts";
import { platformProduct, type Product } from "#domain/product.ts";
import { pricePerDayText, priceText } from "#domain/price-text.ts";
import { planStoreUrl } from "#domain/store-link.ts";
import { planPath, plansSectionId } from "#paths.ts";
import { BuyingFacts } from "./buying-facts.tsx";
import { PlanRow } from "./plan-row.tsx";

type ProductPlansProps = {
  product: Pick<Product, "id" | "status" | "subscriptions" | "productId" | "storeUrl">;
  sectionRef: RefObject<HTMLElement | null>;
};

/** The most plans with full-size rows. */
const maxFullRows = 6;

/** A product's plans. A separate component, so that a press on Purchase renders nothing else. */
export function ProductPlans({ product, sectionRef }: ProductPlansProps) {
  const { subscriptions: plans, status } = product;
  const { productId } = platformProduct(shop, product);
  const { state, preload, start } = useCheckout(checkoutSettings);
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
        {plans.map((plan) => {
          const slug = planSlug(plan, plans);
          const isOfThisPlan = state.phase !== "idle" && state.variantId === plan.variantId;
          return (
            <PlanRow
              key={plan.variantId}
              plan={plan}
              slug={slug}
              price={priceText(plan.price, shop.currency)}
              pricePerDay={pricePerDayText(plan, shop.currency)}
              path={planPath(product, slug)}
              storeHref={planStoreUrl(shop, product, plan)}
              isFeatured={plan === featured}
              heading={hasChoice ? "h3" : "h2"}
              isCompact={plans.length > maxFullRows}
              isBusy={isOfThisPlan && state.phase === "busy"}
              isWaiting={!isOfThisPlan && state.phase === "busy"}
              failure={
                isOfThisPlan && state.phase === "failed"
                  ? checkoutFailureText[state.reason]
                  : undefined
              }
              afterPayment={shop.afterPayment ?? []}
              onPreload={preload}
              onPurchase={(button) => {
                start({ productId, variantId: plan.variantId }, button);
              }}
            />
          );
        })}
      </ul>
      {featured && <BuyingFacts shop={shop} />}
    </section>
  );
}
