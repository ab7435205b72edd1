import { type ReactNode, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { maxLargePlanRows } from "#domain/few-or-many.ts";
import type { DetailedProduct, PlanData } from "#domain/page-data.ts";
import { planPath, planRowId, plansSectionId, productPath } from "#domain/paths.ts";
import { canBuyToday } from "#domain/sales-rank.ts";
import { worksToday } from "#domain/status.ts";
import { buying } from "#page-data";
import { useCheckout } from "#shop/checkout/use-checkout.ts";
import { KeyDrawing } from "#shop/media/key-drawing.tsx";
import { useHydrated } from "#shop/web-platform/use-hydrated.ts";
import * as words from "#words";
import { CopyLink } from "./copy-link.tsx";
import { PlanBar, usePlansInView } from "./plan-bar.tsx";
import { PlanRow, StoreLink } from "./plan-row.tsx";

type ProductPlansProps = {
  product: DetailedProduct;
  /** The content below the plans. */
  children?: ReactNode;
};

/**
 * A product's plans, and the key of the active one, large. A separate component, so that a press on Purchase renders
 * nothing else.
 */
export function ProductPlans({ product, children }: ProductPlansProps) {
  const { plans } = product;
  const sectionRef = useRef<HTMLElement>(null);
  const checkout = useCheckout(buying.checkout);
  const [hoveredPlan, setHoveredPlan] = useState<PlanData>();
  const [focusedPlan, setFocusedPlan] = useState<PlanData>();
  const { hash } = useLocation();
  // The prerendered page has no hash.
  const isHydrated = useHydrated();
  const linkedPlan = isHydrated ? plans.find((plan) => `#${planRowId(plan)}` === hash) : undefined;
  const preferredPlan =
    linkedPlan && !linkedPlan.soldOut
      ? linkedPlan
      : plans.find(({ variantId }) => variantId === product.recommendedPlan);
  // The plan under the mouse, else the one with the focus, else that of the address, else the recommended one.
  const activePlan =
    hoveredPlan ??
    focusedPlan ??
    (linkedPlan || worksToday(product.status) ? preferredPlan : undefined);
  const { busyId } = checkout.state;
  const keyId = busyId ?? (activePlan ?? preferredPlan)?.variantId;
  const hasChoice = plans.length > 1;
  const isDense = plans.length > maxLargePlanRows;
  const isInView = usePlansInView(sectionRef);
  const hasBar = canBuyToday(product);
  const isBarShown = hasBar && !isInView;

  return (
    <>
      <section
        ref={sectionRef}
        id={plansSectionId}
        tabIndex={-1}
        className="@container"
        // Where plans are in stock, a notice is only above the bar: not while a plan or another product is in view, nor
        // where nothing can be bought today.
        data-foot-notice={preferredPlan && !isBarShown ? "hidden" : undefined}
        aria-label={hasChoice ? undefined : words.product.plan}
        aria-labelledby={hasChoice ? "plans-title" : undefined}
      >
        {hasChoice && (
          <h2 id="plans-title" className="mb-line text-heading">
            {preferredPlan ? words.product.choosePlan : words.product.allPlansSoldOut}
          </h2>
        )}
        <ul
          className={`plans border-t border-line ${isDense ? "@max-[17rem]:plans-in-column" : "@max-[20rem]:plans-in-column"}`}
        >
          {plans.map((plan) => (
            <PlanRow
              key={plan.variantId}
              {...{ product, plan, isDense, checkout }}
              isActive={plan === activePlan}
              onHover={setHoveredPlan}
              onFocus={setFocusedPlan}
            />
          ))}
        </ul>
        <div className="mt-1 mb-line flex flex-wrap items-start justify-between gap-x-4 text-label text-quiet">
          {preferredPlan && (
            <p className="needs-scripts pt-2.5">
              {`${words.checkout.notOpening} `}
              <StoreLink plan={preferredPlan} />
            </p>
          )}
          <CopyLink
            path={linkedPlan ? planPath(product, linkedPlan) : productPath(product)}
            name={linkedPlan?.name ?? product.name}
          />
        </div>
      </section>
      {children}
      {keyId !== undefined && (
        <div className="plan-key" data-turned={busyId === undefined ? undefined : ""}>
          <KeyDrawing id={keyId} length={64} />
        </div>
      )}
      {hasBar && <PlanBar product={product} checkout={checkout} isShown={isBarShown} />}
    </>
  );
}
