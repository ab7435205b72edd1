import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import LoaderCircle from "lucide-react/icons/loader-circle";
import { Button, iconButtonClass } from "#ui/button.tsx";
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
  /** The plan's path in this shop. */
  path: string;
  /** The plan's URL in the hosted store. */
  storeHref: string;
  /** Whether the row is a single line, for a long list. */
  isCompact: boolean;
  /** Whether the current address is this plan's. */
  isMarked: boolean;
  isBusy: boolean;
  /** Whether another plan's checkout is opening. A press would do nothing. */
  isWaiting: boolean;
  /** The error message of this plan's checkout. */
  failure: string | undefined;
  /** The steps after paying, shown with a failure because the payment may have gone through. */
  afterPayment: readonly string[];
  onInterest: () => void;
  onPurchase: (button: HTMLButtonElement) => void;
};

/** Name and price of a compact row: side by side, or one below the other where the buttons leave little room. */
const compactStart =
  "col-span-2 flex items-baseline justify-between gap-x-3 @xs:col-span-1 @xs:@max-lg:flex-col @lg:gap-x-8";
const compactEnd = "col-span-2 @xs:col-span-1";

/** One plan: its name, duration and price, and two ways to buy it. */
export function PlanRow(props: PlanRowProps) {
  const { plan, slug, price, path, storeHref, isCompact, isMarked, isBusy, isWaiting } = props;
  const { failure, afterPayment, onInterest, onPurchase } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press here does nothing; the row only notices interest
    <li
      id={slug}
      tabIndex={-1}
      data-marked={isMarked || undefined}
      className={`plan-row group @container relative scroll-mt-[50vh] border-b border-line ${isCompact ? "py-1" : "py-5"}`}
      // A finger enters the row also when it only scrolls.
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "mouse") onInterest();
      }}
      onFocus={(event) => {
        // The row itself has the focus when the plan's address is opened, which is not interest yet.
        if (event.target !== event.currentTarget) onInterest();
      }}
    >
      <div
        className={`grid items-center ${isCompact ? "grid-cols-[1fr_auto] gap-x-3 gap-y-1" : "grid-cols-[1fr_auto] gap-x-5 gap-y-4 @md:grid-cols-[1fr_auto_auto]"}`}
      >
        <div className={isCompact ? compactStart : "contents"}>
          <div className="flex min-w-0 items-end">
            <h3
              className={`min-w-0 font-sans text-body text-wrap normal-case ${isCompact ? "flex flex-wrap items-baseline gap-x-3 @max-xs:flex-col" : ""}`}
            >
              <span
                dir="auto"
                className="block text-lead leading-tight font-semibold wrap-anywhere"
              >
                {plan.name}
              </span>
              {plan.duration !== plan.name && (
                <span
                  dir="auto"
                  className={`block code text-label font-normal text-quiet ${isCompact ? "" : "mt-1"}`}
                >
                  {plan.duration}
                </span>
              )}
            </h3>
            <CopyLink
              path={path}
              name={plan.name}
              className="focus-visible:opacity-100 pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100"
            />
          </div>
          <p
            className={
              isCompact
                ? "shrink-0 leading-tight font-semibold figures @lg:text-lead"
                : "display text-heading figures"
            }
          >
            {price}
          </p>
        </div>
        {plan.soldOut ? (
          <p className={`py-2.5 text-quiet ${isCompact ? compactEnd : ""}`}>Sold out</p>
        ) : (
          <div
            className={`flex gap-2 ${isCompact ? compactEnd : "col-span-2 flex-wrap @md:col-span-1"}`}
          >
            <Button
              variant="action"
              size={isCompact ? "compact" : "normal"}
              data-purchase
              aria-label={`Purchase ${plan.name}, ${price}`}
              aria-busy={isBusy}
              data-waiting={isWaiting || undefined}
              onClick={(event) => {
                onPurchase(event.currentTarget);
              }}
              className="relative flex-1 data-waiting:opacity-50"
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
            <ExternalLink
              href={storeHref}
              title={`${plan.name} in our store`}
              className={`${iconButtonClass} store-link gap-2 ${isCompact ? "" : "size-12"}`}
            >
              <ArrowUpRight aria-hidden="true" className="size-5" />
              <span className="without-scripts">Buy </span>
              <span className="sr-only">{plan.name} in our store</span>
            </ExternalLink>
          </div>
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
