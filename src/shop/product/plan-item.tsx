import LoaderCircle from "lucide-react/icons/loader-circle";
import { type ReactNode, useEffect, useRef } from "react";
import { shop } from "#data/shop.ts";
import { planRowId } from "#domain/paths.ts";
import type { PricedPlan, PricedProduct } from "#domain/priced-product.ts";
import { platformProduct } from "#domain/product.ts";
import { worksToday } from "#domain/status.ts";
import { planStoreUrl } from "#domain/store-link.ts";
import { nameHasDuration } from "#domain/subscription.ts";
import { type CheckoutFailure, checkoutFailureText } from "#shop/checkout/start-checkout.ts";
import type { Checkout } from "#shop/checkout/use-checkout.ts";
import { ExternalLink } from "#shop/links/external-link.tsx";
import { Button, buttonClass } from "#shop/ui/button.tsx";
import { boundDashes } from "#shop/ui/heading.tsx";

// What the full and the compact row of a plan share.

export type PlanRowProps = {
  product: PricedProduct;
  /** One of the product's subscriptions. */
  plan: PricedPlan;
  /** Whether the row is the active one of the list. */
  isCurrent: boolean;
  /** The plan is under the mouse or has the focus, or no longer. */
  onPoint: (plan: PricedPlan | undefined) => void;
  onFocus: (plan: PricedPlan | undefined) => void;
  checkout: Checkout;
};

/** A plan's place in the list, and what its checkout says below the row. */
export function PlanItem({ children, ...row }: PlanRowProps & { children: ReactNode }) {
  const { product, plan, isCurrent, onPoint, onFocus, checkout } = row;
  const { state, preload } = checkout;
  const { isBusy, failure } = checkoutOf(plan, state);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press here does nothing; the row only shows that it is active, and preloads the checkout
    <li
      id={planRowId(plan)}
      tabIndex={-1}
      aria-current={isCurrent || undefined}
      className="@container break-inside-avoid row-ground scroll-mt-[50vh] border-b border-line aria-[current=true]:row-active aria-[current=true]:[--key-ground:var(--color-paper)] aria-[current=true]:[--key-line:var(--color-ink)]"
      // By mouse only: a finger that scrolls past enters the row as well.
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== "mouse" || plan.soldOut) return;
        onPoint(plan);
        preload();
      }}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={(event) => {
        // The row itself gets the focus when the plan's address is opened, which is too early to preload.
        if (event.target === event.currentTarget || plan.soldOut) return;
        onFocus(plan);
        preload();
      }}
      onBlur={() => onFocus(undefined)}
    >
      {children}
      {!plan.soldOut && (
        <p className="without-scripts pb-3 wrap-anywhere">
          <StoreLink product={product} plan={plan} />
        </p>
      )}
      <p role="status" className="sr-only">
        {isBusy ? `Opening the checkout for ${plan.name}.` : ""}
      </p>
      {failure && <PlanFailure reason={failure} product={product} plan={plan} />}
    </li>
  );
}

/** What the checkout is doing for one plan. */
function checkoutOf(plan: PricedPlan, state: Checkout["state"]) {
  const isOfThisPlan = state.phase !== "idle" && state.variantId === plan.variantId;
  return {
    isBusy: isOfThisPlan && state.phase === "busy",
    /** A press does nothing while another plan's checkout opens. */
    isWaiting: !isOfThisPlan && state.phase === "busy",
    failure: isOfThisPlan && state.phase === "failed" ? state.reason : undefined,
  };
}

type PlanTextProps = { product: PricedProduct; plan: PricedPlan; className: string };

/** A plan's name, and below it what the name does not say: the duration and the price per day. */
export function PlanText({ product, plan, className }: PlanTextProps) {
  // A single plan's name takes the place of the section's heading.
  const Name = product.subscriptions.length > 1 ? "h3" : "h2";
  return (
    <div className={`min-w-0 flex-1 ${className}`}>
      <Name dir="auto" className="font-sans leading-tight font-semibold normal-case">
        {boundDashes(plan.name)}
      </Name>
      <p className="flex flex-wrap gap-x-3 text-label wrap-anywhere text-quiet">
        {!nameHasDuration(plan) && (
          <span dir="auto" className="code">
            {plan.duration}
          </span>
        )}
        {plan.pricePerDayText !== undefined && <span>{`${plan.pricePerDayText} a day`}</span>}
      </p>
    </div>
  );
}

/** A plan's price. */
export function PlanPrice({ plan, className }: { plan: PricedPlan; className: string }) {
  return (
    <p className={`type-display ${plan.soldOut ? "text-quiet" : ""} ${className}`}>
      {plan.priceText}
    </p>
  );
}

type PurchaseProps = {
  row: PlanRowProps;
  size?: "compact";
  className: string;
};

/**
 * The button that starts a plan's checkout, or "Sold out" in its place. One is filled: that of the active
 * plan, unless the product does not work today. The others of a long list are only text.
 */
export function Purchase({ row, size, className }: PurchaseProps) {
  const { product, plan, isCurrent, checkout } = row;
  if (plan.soldOut) {
    return (
      // An invisible button, so that the prices and heights of all rows agree.
      <p
        className={`${buttonClass("outline", size)} invisible relative before:content-['Purchase'] ${className}`}
      >
        <span className="absolute -end-px [visibility:visible] font-normal whitespace-nowrap text-quiet">
          Sold out
        </span>
      </p>
    );
  }
  const { isBusy, isWaiting } = checkoutOf(plan, checkout.state);
  const currentVariant = worksToday(product.status) ? "action" : "outline";
  const otherVariant = size === "compact" ? "text" : "outline";
  return (
    <Button
      variant={isCurrent ? currentVariant : otherVariant}
      size={size}
      data-purchase
      aria-label={`Purchase ${plan.name}, ${plan.priceText}`}
      aria-busy={isBusy}
      aria-disabled={isWaiting || undefined}
      title={isWaiting ? "Another checkout is opening" : undefined}
      onClick={(event) => {
        const { productId } = platformProduct(shop, product);
        checkout.start({ productId, variantId: plan.variantId }, event.currentTarget);
      }}
      className={`relative aria-disabled:cursor-not-allowed aria-disabled:opacity-50 ${className}`}
    >
      {/* On top of the text, so that the button keeps its width. */}
      {isBusy && (
        <LoaderCircle aria-hidden="true" className="absolute inset-0 m-auto size-5 animate-spin" />
      )}
      <span className={isBusy ? "opacity-0" : undefined}>Purchase</span>
    </Button>
  );
}

type StoreLinkProps = { product: PricedProduct; plan: PricedPlan; className?: string };

/** The link to a plan in the hosted store, for shoppers for whom the checkout does not open. */
export function StoreLink({
  product,
  plan,
  className = "inline-block py-0.5 text-link wrap-anywhere hover:text-paper",
}: StoreLinkProps) {
  return (
    <ExternalLink href={planStoreUrl(shop, product, plan)} className={className}>
      {`Buy ${boundDashes(plan.name)} in our store`}
    </ExternalLink>
  );
}

/** Why a plan's checkout failed, with a link to the store. */
function PlanFailure({ reason, ...storeLink }: StoreLinkProps & { reason: CheckoutFailure }) {
  const alertRef = useRef<HTMLDivElement>(null);
  const text = checkoutFailureText[reason];
  const sentenceEnd = text.indexOf(".") + 1;

  // The message may be below the visible part of the page. In a short window its margin leaves room for the plan's name.
  useEffect(() => {
    alertRef.current?.scrollIntoView({ block: "nearest" });
  }, []);

  return (
    <div
      ref={alertRef}
      role="alert"
      className="mt-2 mb-5 scroll-mt-6 border border-line-strong bg-raised p-5"
    >
      <p className="text-quiet">
        <b className="text-paper">{text.slice(0, sentenceEnd)}</b>
        {text.slice(sentenceEnd)}
      </p>
      <StoreLink
        {...storeLink}
        className={`${buttonClass("outline", "compact")} mt-4 wrap-anywhere`}
      />
    </div>
  );
}
