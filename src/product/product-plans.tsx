import { Fragment, type RefObject } from "react";
import { useLocation } from "react-router-dom";
import { checkoutFailureText } from "#checkout/checkout-failure.ts";
import { useCheckout } from "#checkout/use-checkout.ts";
import { checkoutSettings } from "#layout/checkout-settings.ts";
import { AfterPayment } from "./after-payment.tsx";
import { isLongPlanList } from "./is-long-plan-list.ts";
import { PlanRow } from "./plan-row.tsx";
import { shop } from "#data/shop.ts";
import { planSlug } from "#domain/subscription.ts";
import { platformProduct, type Product } from "#domain/product.ts";
import { priceText } from "#domain/price-text.ts";
import { hashId, planPath, planStoreUrl, plansSectionId } from "#paths.ts";
import { useHydrated } from "#ui/use-hydrated.ts";

type ProductPlansProps = {
  product: Pick<Product, "id" | "subscriptions" | "productId" | "storeUrl">;
  sectionRef: RefObject<HTMLElement | null>;
};

/** A product's plans. A separate component, so that a press on Purchase renders nothing else. */
export function ProductPlans({ product, sectionRef }: ProductPlansProps) {
  const { subscriptions: plans } = product;
  const { productId } = platformProduct(shop, product);
  const checkout = useCheckout(checkoutSettings);
  const { hash } = useLocation();
  const markedSlug = useHydrated() ? hashId(hash) : "";

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
          const slug = planSlug(plan, plans);
          const isOfThisPlan =
            checkout.state.phase !== "idle" && checkout.state.variantId === plan.variantId;
          return (
            <PlanRow
              key={plan.variantId}
              plan={plan}
              slug={slug}
              price={priceText(plan.price, shop.currency)}
              path={planPath(product, plan)}
              isCompact={isLongPlanList(product)}
              storeHref={planStoreUrl(shop, product, plan)}
              isMarked={markedSlug === slug}
              isBusy={isOfThisPlan && checkout.state.phase === "busy"}
              isWaiting={!isOfThisPlan && checkout.state.phase === "busy"}
              failure={
                isOfThisPlan && checkout.state.phase === "failed"
                  ? checkoutFailureText[checkout.state.reason]
                  : undefined
              }
              afterPayment={shop.afterPayment ?? []}
              onInterest={checkout.prepare}
              onPurchase={(button) => {
                checkout.start({ productId, variantId: plan.variantId }, button);
              }}
            />
          );
        })}
      </ul>
      {plans.some(({ soldOut }) => !soldOut) && (
        <>
          <p className="mt-4 text-quiet">
            Your key comes as soon as the payment is confirmed. The arrow leads to the same plan in
            our store.
          </p>
          <AfterPayment steps={shop.afterPayment ?? []} />
          <PaymentMethods methods={shop.paymentMethods ?? []} />
        </>
      )}
    </section>
  );
}

function PaymentMethods({ methods }: { methods: readonly string[] }) {
  if (methods.length === 0) return null;
  return (
    <p className="mt-4 text-quiet">
      Pay with {/* Isolated: in right-to-left text, the commas would change places. */}
      {methods.map((method, index) => (
        <Fragment key={method}>
          {index > 0 && ", "}
          <bdi>{method}</bdi>
        </Fragment>
      ))}
      .
    </p>
  );
}
