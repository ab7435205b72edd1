import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import LoaderCircle from "lucide-react/icons/loader-circle";
import { Button } from "#ui/button.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import type { Subscription } from "#domain/subscription.ts";
import { CopyLink } from "./copy-link.tsx";
import { PlanFailure } from "./plan-failure.tsx";

type PlanRowProps = {
  plan: Subscription;
  /** The plan's id in the address. */
  slug: string;
  /** Formatted: "$2.99". */
  price: string;
  /** Formatted: "$0.57". */
  pricePerDay: string | undefined;
  /** The plan's path in this shop. */
  path: string;
  /** The plan's URL in the hosted store. */
  storeHref: string;
  /** Whether the row is marked until the visitor points at another. */
  isFeatured: boolean;
  /** The element of the plan's name: below the section's heading, or in its place. */
  heading: "h2" | "h3";
  /** Whether the row is a single line, for a long list. */
  isCompact: boolean;
  isBusy: boolean;
  /** Whether another plan's checkout is opening. A press would do nothing. */
  isWaiting: boolean;
  /** The error message of this plan's checkout. */
  failure: string | undefined;
  /** The steps after paying, shown with a failure because the payment may have gone through. */
  afterPayment: readonly string[];
  /** Called when the shopper points at the row or focuses one of its controls. */
  onPreload: () => void;
  onPurchase: (button: HTMLButtonElement) => void;
};

/** One plan: its name, duration and price, and two ways to buy it. */
export function PlanRow(props: PlanRowProps) {
  const { plan, slug, price, pricePerDay, path, storeHref, isFeatured, isCompact } = props;
  const { heading: Heading, isBusy, isWaiting, failure, afterPayment } = props;
  const { onPreload, onPurchase } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press here does nothing; the row only preloads the checkout
    <li
      id={slug}
      tabIndex={-1}
      data-on-sale={!plan.soldOut || undefined}
      data-featured={isFeatured || undefined}
      className="below-fold plan-row group @container relative scroll-mt-[50vh] border-b border-line"
      // By mouse only: a finger that scrolls past enters the row as well.
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "mouse") onPreload();
      }}
      onFocus={(event) => {
        // The row itself gets the focus when the plan's address is opened, which is too early to preload.
        if (event.target !== event.currentTarget) onPreload();
      }}
    >
      <div className="plan-cells" data-compact={isCompact || undefined}>
        <div className="flex min-w-0 items-end [grid-area:name]">
          <Heading
            dir="auto"
            className="min-w-0 font-sans text-lead leading-tight font-semibold text-wrap wrap-anywhere normal-case"
          >
            {plan.name}
          </Heading>
          <CopyLink
            path={path}
            name={plan.name}
            className="focus-visible:opacity-100 pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100"
          />
        </div>
        <p className="flex flex-wrap gap-x-3 text-label text-quiet [grid-area:time]">
          {plan.duration !== plan.name && (
            <span dir="auto" className="code">
              {plan.duration}
            </span>
          )}
          {pricePerDay !== undefined && <span className="figures">{`${pricePerDay} a day`}</span>}
        </p>
        <p
          className={`text-end [grid-area:price] figures ${plan.soldOut ? "text-quiet" : ""} ${isCompact ? "self-start leading-tight font-semibold @md:text-lead" : "display text-heading"}`}
        >
          {price}
        </p>
        {plan.soldOut ? (
          <p className="py-2.5 text-end text-quiet [grid-area:buy]">Sold out</p>
        ) : (
          <>
            <ExternalLink
              href={storeHref}
              className="store-link inline-flex min-h-6 items-center justify-center justify-self-end gap-1.5 text-label text-quiet [grid-area:store] hover:text-paper @max-md:-mx-1 @max-md:min-w-11 @max-md:min-h-11"
            >
              <span className="without-scripts">Buy </span>
              <span className="sr-only">{plan.name} </span>
              <span className="store-text sr-only @md:not-sr-only">in our store</span>
              <ArrowUpRight aria-hidden="true" className="size-5 @md:size-4" />
            </ExternalLink>
            <Button
              variant="outline"
              size={isCompact ? "compact" : "normal"}
              data-purchase
              aria-label={`Purchase ${plan.name}, ${price}`}
              aria-busy={isBusy}
              data-waiting={isWaiting || undefined}
              onClick={(event) => {
                onPurchase(event.currentTarget);
              }}
              className="relative [grid-area:buy] data-waiting:opacity-50"
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
          </>
        )}
      </div>
      <p role="status" className="sr-only">
        {isBusy ? `Opening the checkout for ${plan.name}.` : ""}
      </p>
      {failure !== undefined && (
        <PlanFailure
          failure={failure}
          planName={plan.name}
          storeHref={storeHref}
          afterPayment={afterPayment}
        />
      )}
    </li>
  );
}
