import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import type { RefObject } from "react";
import { useLocation } from "react-router-dom";
import { shop } from "#data/shop.ts";
import { hashId, planPath, planRowId, plansSectionId, productPath } from "#domain/paths.ts";
import type { PricedProduct } from "#domain/priced-product.ts";
import { worksToday } from "#domain/status.ts";
import { preselectedPlan } from "#domain/subscription.ts";
import { useCheckout } from "#shop/checkout/use-checkout.ts";
import { buttonClass } from "#shop/ui/button.tsx";
import { ExternalLink } from "#shop/ui/external-link.tsx";
import { useHydrated } from "#shop/web-platform/use-hydrated.ts";
import { BuyingFacts } from "./buying-facts.tsx";
import { CopyLink } from "./copy-link.tsx";
import { PlanRow, StoreLink } from "./plan-row.tsx";

type ProductPlansProps = {
  product: PricedProduct;
  sectionRef: RefObject<HTMLElement | null>;
};

/** A product's plans. A separate component, so that a press on Purchase renders nothing else. */
export function ProductPlans({ product, sectionRef }: ProductPlansProps) {
  const { subscriptions: plans, status } = product;
  const checkout = useCheckout(shop);
  const { hash } = useLocation();
  // Before hydration, the plan of the address has the focus, because the browser moves it to the target.
  const isHydrated = useHydrated();
  const addressed = isHydrated ? plans.find((plan) => planRowId(plan) === hashId(hash)) : undefined;
  const marked = addressed && !addressed.soldOut ? addressed : preselectedPlan(plans);
  const hasChoice = plans.length > 1;

  return (
    <section
      ref={sectionRef}
      id={plansSectionId}
      tabIndex={-1}
      className="mt-4"
      aria-label={hasChoice ? undefined : "Subscription plan"}
      aria-labelledby={hasChoice ? "plans-title" : undefined}
    >
      {hasChoice && (
        <h2 id="plans-title" className="mb-4 text-heading">
          Choose your subscription plan
        </h2>
      )}
      <ul
        data-warning={!worksToday(status) || undefined}
        className="@container plans border-t border-line"
      >
        {plans.map((plan) => (
          <PlanRow
            key={plan.variantId}
            product={product}
            plan={plan}
            isMarked={plan === marked}
            checkout={checkout}
          />
        ))}
      </ul>
      {marked ? (
        <>
          <p className="needs-scripts mt-3 text-label text-quiet wrap-anywhere">
            Checkout not opening? <StoreLink product={product} plan={marked} />
          </p>
          <BuyingFacts shop={shop} />
        </>
      ) : (
        <ExternalLink
          href={shop.chatInviteUrl}
          className={`${buttonClass("action")} mt-8 w-full max-sm:px-2`}
        >
          Ask on Discord when it returns
          <ArrowUpRight aria-hidden="true" className="size-5 shrink-0" />
        </ExternalLink>
      )}
      <div className="mt-4">
        <CopyLink
          path={addressed ? planPath(product, addressed) : productPath(product)}
          name={addressed?.name ?? product.name}
        />
      </div>
    </section>
  );
}
