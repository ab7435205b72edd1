import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import LoaderCircle from "lucide-react/icons/loader-circle";
import { useEffect, useRef } from "react";
import { shop } from "#data/shop.ts";
import { planRowId } from "#domain/paths.ts";
import type { PricedPlan, PricedProduct } from "#domain/priced-product.ts";
import { platformProduct } from "#domain/product.ts";
import { planStoreUrl } from "#domain/store-link.ts";
import { type CheckoutFailure, checkoutFailureText } from "#shop/checkout/start-checkout.ts";
import type { Checkout } from "#shop/checkout/use-checkout.ts";
import { KeyDrawing } from "#shop/media/key-drawing.tsx";
import { Button, buttonClass } from "#shop/ui/button.tsx";
import { ExternalLink } from "#shop/ui/external-link.tsx";

type PlanRowProps = {
  product: PricedProduct;
  /** One of the product's subscriptions. */
  plan: PricedPlan;
  /** Whether the row is the active one until the visitor points at another. */
  isMarked: boolean;
  checkout: Checkout;
};

/** The most plans with full-size rows. With more, all rows are compact. */
const maxFullRows = 6;

/** One plan: its name, duration and price, and two ways to buy it. */
export function PlanRow({ product, plan, isMarked, checkout }: PlanRowProps) {
  const { state, preload, start } = checkout;
  const plans = product.subscriptions;
  const { priceText: price, pricePerDayText: pricePerDay } = plan;
  const isCompact = plans.length > maxFullRows;
  // A single plan's name takes the place of the section's heading.
  const PlanName = plans.length > 1 ? "h3" : "h2";
  const isOfThisPlan = state.phase !== "idle" && state.variantId === plan.variantId;
  const isBusy = isOfThisPlan && state.phase === "busy";
  // A press does nothing while another plan's checkout opens.
  const isWaiting = !isOfThisPlan && state.phase === "busy";
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press here does nothing; the row only preloads the checkout
    <li
      id={planRowId(plan)}
      tabIndex={-1}
      data-on-sale={!plan.soldOut || undefined}
      data-marked={isMarked || undefined}
      className="row-ground scroll-mt-[50vh] border-b border-line"
      // By mouse only: a finger that scrolls past enters the row as well.
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "mouse") preload();
      }}
      onFocus={(event) => {
        // The row itself gets the focus when the plan's address is opened, which is too early to preload.
        if (event.target !== event.currentTarget) preload();
      }}
    >
      <div className="plan-cells" data-compact={isCompact || undefined}>
        <KeyDrawing
          id={plan.variantId}
          className={`w-12 [grid-area:key] ${isCompact ? "@max-[28rem]:hidden" : "@max-[21rem]:hidden"}`}
        />
        <PlanName
          dir="auto"
          className={`min-w-0 font-sans leading-tight font-semibold text-wrap wrap-anywhere normal-case [grid-area:name] ${isCompact ? "text-body" : "text-lead"}`}
        >
          {plan.name}
        </PlanName>
        <p className="flex flex-wrap gap-x-3 text-label text-quiet [grid-area:time]">
          {plan.duration !== plan.name && (
            <span dir="auto" className="code">
              {plan.duration}
            </span>
          )}
          {pricePerDay !== undefined && <span>{`${pricePerDay} a day`}</span>}
        </p>
        <p
          className={`plan-price type-display [grid-area:price] ${plan.soldOut ? "text-quiet" : ""}`}
        >
          {price}
        </p>
        {plan.soldOut ? (
          <p className="py-2.5 text-end text-quiet [grid-area:buy]">Sold out</p>
        ) : (
          <Button
            size={isCompact ? "compact" : "normal"}
            data-purchase
            aria-label={`Purchase ${plan.name}, ${price}`}
            aria-busy={isBusy}
            aria-disabled={isWaiting || undefined}
            title={isWaiting ? "Another checkout is opening" : undefined}
            onClick={(event) => {
              const { productId } = platformProduct(shop, product);
              start({ productId, variantId: plan.variantId }, event.currentTarget);
            }}
            className={`relative [grid-area:buy] aria-disabled:cursor-not-allowed aria-disabled:opacity-50 ${isCompact ? "@max-[28rem]:px-3" : ""}`}
          >
            {/* On top of the text, so that the button keeps its width. */}
            {isBusy && (
              <LoaderCircle
                aria-hidden="true"
                className="absolute inset-0 m-auto size-5 animate-busy"
              />
            )}
            <span className={isBusy ? "opacity-0" : undefined}>Purchase</span>
          </Button>
        )}
      </div>
      {!plan.soldOut && (
        <p className="without-scripts pb-3 wrap-anywhere">
          <StoreLink product={product} plan={plan} />
        </p>
      )}
      <p role="status" className="sr-only">
        {isBusy ? `Opening the checkout for ${plan.name}.` : ""}
      </p>
      {isOfThisPlan && state.phase === "failed" && (
        <PlanFailure reason={state.reason} product={product} plan={plan} isCompact={isCompact} />
      )}
    </li>
  );
}

type StoreLinkProps = { product: PricedProduct; plan: PricedPlan; className?: string };

/** The link to a plan in the hosted store, for shoppers for whom the checkout does not open. */
export function StoreLink({
  product,
  plan,
  className = "inline-block text-link hover:text-paper",
}: StoreLinkProps) {
  return (
    <ExternalLink href={planStoreUrl(shop, product, plan)} className={className}>
      Buy {plan.name} in our store
      <ArrowUpRight
        aria-hidden="true"
        className="ms-1 inline-block size-4 shrink-0 align-[-0.15em]"
      />
    </ExternalLink>
  );
}

type PlanFailureProps = StoreLinkProps & { reason: CheckoutFailure; isCompact: boolean };

/** Why a plan's checkout failed, with a link to the store. */
function PlanFailure({ reason, isCompact, ...storeLink }: PlanFailureProps) {
  const alertRef = useRef<HTMLDivElement>(null);
  const text = checkoutFailureText[reason];
  const sentenceEnd = text.indexOf(".") + 1;

  // The message may be below the visible part of the page.
  useEffect(() => {
    alertRef.current?.scrollIntoView({ block: "nearest" });
  }, []);

  return (
    <div
      ref={alertRef}
      role="alert"
      // With the row's padding, 20 px below the button.
      className={`mb-5 border border-line-strong bg-raised p-5 ${isCompact ? "mt-4.25" : "mt-1.5"}`}
    >
      <p className="text-quiet">
        <b className="text-paper">{text.slice(0, sentenceEnd)}</b>
        {text.slice(sentenceEnd)}
      </p>
      <StoreLink {...storeLink} className={`${buttonClass("outline", "compact")} mt-4 py-2`} />
    </div>
  );
}
