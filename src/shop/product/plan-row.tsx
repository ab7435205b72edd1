import { useEffect, useRef } from "react";
import type { DetailedProduct, PlanData } from "#domain/page-data.ts";
import { planRowId } from "#domain/paths.ts";
import type { CheckoutNotice } from "#shop/checkout/start-checkout.ts";
import type { Checkout } from "#shop/checkout/use-checkout.ts";
import { ExternalLink } from "#shop/links/external-link.tsx";
import { KeyDrawing } from "#shop/media/key-drawing.tsx";
import { buttonClass } from "#shop/ui/button.tsx";
import { Price } from "#shop/ui/price.tsx";
import * as words from "#words";
import { checkoutOf, Purchase } from "./purchase.tsx";

type PlanRowProps = {
  product: DetailedProduct;
  plan: PlanData;
  /** Whether the row is the active one of the list. */
  isActive: boolean;
  /** Whether the list is long: its rows are low and set in small type. */
  isDense: boolean;
  /** Called with the plan when the mouse enters it or it gets the focus, and without when that ends. */
  onHover: (plan: PlanData | undefined) => void;
  onFocus: (plan: PlanData | undefined) => void;
  checkout: Checkout;
};

const actionClass = "ms-3 @min-[24rem]:ms-5 justify-self-end [grid-area:action]";

/** A plan: key, name, price and Purchase, in the columns of its list (plans.css), and the notice of its checkout. */
export function PlanRow(props: PlanRowProps) {
  const { product, plan, isActive, isDense, onHover, onFocus, checkout } = props;
  const { isBusy, notice } = checkoutOf(plan, checkout.state);
  // A single plan's name takes the place of the section's heading.
  const Name = product.plans.length > 1 ? "h3" : "h2";
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press here does nothing; the row only shows that it is active, and preloads the checkout
    <li
      id={planRowId(plan)}
      tabIndex={-1}
      aria-current={isActive || undefined}
      className={isDense ? "py-1" : "py-3.5"}
      // Only for a mouse: a finger that scrolls past also enters the row.
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== "mouse" || plan.soldOut) return;
        onHover(plan);
        checkout.preload();
      }}
      onPointerLeave={() => onHover(undefined)}
      onFocus={(event) => {
        // The row itself gets the focus when the plan's address is opened, which is too early to preload.
        if (event.target === event.currentTarget || plan.soldOut) return;
        onFocus(plan);
        checkout.preload();
      }}
      onBlur={() => onFocus(undefined)}
    >
      <KeyDrawing
        id={plan.variantId}
        className={`me-4 w-12 [grid-area:key] ${isDense ? "@max-[32rem]:hidden" : "@max-[27rem]:hidden"}`}
      />
      {/* The price wraps below a name that leaves it no room. In a narrow list, the price per day has its own line. */}
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 [grid-area:text]">
        <div className="max-w-full flex-[1_1_50%]">
          <Name
            className={`font-sans leading-tight font-semibold normal-case ${isDense ? "text-body" : "text-[clamp(1rem,4.2cqi,1.3125rem)]"}`}
          >
            {plan.name}
          </Name>
          <p className="flex flex-wrap gap-x-3 text-label wrap-anywhere text-quiet tabular-nums @max-[29rem]:flex-col">
            {plan.duration !== undefined && <bdi>{plan.duration}</bdi>}
            {plan.pricePerDayText !== undefined && (
              <span>{words.product.perDay(plan.pricePerDayText)}</span>
            )}
          </p>
        </div>
        <p
          className={`plan-price ms-auto type-display ${isDense ? "text-[clamp(1rem,5cqi,1.3125rem)]" : "text-[clamp(1.5rem,7cqi,2rem)]"} ${plan.soldOut ? "text-quiet" : ""}`}
        >
          <Price text={plan.priceText} />
        </p>
      </div>
      {plan.soldOut ? (
        <p
          className={`${actionClass} flex items-center whitespace-nowrap text-quiet ${isDense ? "min-h-11 px-4" : ""}`}
        >
          {words.catalogue.soldOut}
        </p>
      ) : (
        <Purchase
          {...{ product, plan, checkout, isActive, isDense }}
          className={`${actionClass} ${isDense ? "" : "max-sm:px-4"}`}
        />
      )}
      {!plan.soldOut && (
        <p className="without-scripts mt-3 wrap-anywhere [grid-area:message]">
          <StoreLink plan={plan} />
        </p>
      )}
      <div role="status" className="[grid-area:message]">
        {isBusy && <p className="sr-only">{words.checkout.opening(plan.name)}</p>}
        {notice === "unopened" && <PlanNotice reason={notice} plan={plan} />}
      </div>
      {notice !== undefined && notice !== "unopened" && (
        <div role="alert" className="[grid-area:message]">
          <PlanNotice reason={notice} plan={plan} />
        </div>
      )}
    </li>
  );
}

type StoreLinkProps = { plan: PlanData; className?: string };

/** The link to a plan in the hosted store, for shoppers for whom the checkout does not open. */
export function StoreLink({
  plan,
  className = "inline-block py-0.5 text-link wrap-anywhere hover:text-paper",
}: StoreLinkProps) {
  return (
    <ExternalLink href={plan.storeUrl} className={className}>
      {plan.storeLinkText}
    </ExternalLink>
  );
}

/** The text beside a plan whose checkout failed or opened nothing, with a link to the store. */
function PlanNotice({ reason, ...storeLink }: StoreLinkProps & { reason: CheckoutNotice }) {
  const ref = useRef<HTMLDivElement>(null);
  const { title, advice } = words.checkout.failures[reason];

  // The message may be below the visible part of the page. Its scroll margin keeps the plan's name visible in a short window.
  useEffect(() => {
    ref.current?.scrollIntoView({ block: "nearest" });
  }, []);

  return (
    <div ref={ref} className="mt-3 scroll-mt-6 border border-line-strong bg-raised p-5">
      <p className="text-quiet">
        <b className="text-paper">{title}</b>
        <span>{` ${advice}`}</span>
      </p>
      <StoreLink
        {...storeLink}
        className={`${buttonClass("outline", "compact")} mt-4 wrap-anywhere`}
      />
    </div>
  );
}
