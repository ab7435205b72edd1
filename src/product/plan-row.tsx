import { ArrowUpRight, LoaderCircle } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button, iconButtonClass } from "#ui/button.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import type { Subscription } from "#domain/subscription.ts";

type PlanRowProps = {
  plan: Subscription;
  /** The plan's id in the page's address. */
  slug: string;
  /** As it is shown: "$2.99". */
  price: string;
  /** The same plan in the hosted store. */
  storeHref: string;
  /** Whether the visitor came by this plan's own address. */
  isMarked: boolean;
  isBusy: boolean;
  /** Whether another plan's checkout is being opened: a press would do nothing. */
  isWaiting: boolean;
  /** What went wrong with this plan's checkout, in the shopper's words. */
  failure: string | undefined;
  onInterest: () => void;
  onPurchase: (button: HTMLButtonElement) => void;
};

/** One plan: what it is called, how long it lasts, what it costs, and two ways to buy it. */
export function PlanRow(props: PlanRowProps) {
  const {
    plan,
    slug,
    price,
    storeHref,
    isMarked,
    isBusy,
    isWaiting,
    failure,
    onInterest,
    onPurchase,
  } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is done here; interest in the row is heard
    <li
      id={slug}
      tabIndex={-1}
      data-marked={isMarked || undefined}
      className="plan-row @container relative scroll-mt-[50vh] border-b border-line py-5"
      onPointerEnter={onInterest}
      onFocus={(event) => {
        // The row itself is focused when its address is opened, which is no interest yet.
        if (event.target !== event.currentTarget) onInterest();
      }}
    >
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-4 @md:grid-cols-[1fr_auto_auto]">
        <h3 className="min-w-0 font-sans text-body normal-case">
          <span className="block text-lead leading-tight font-semibold wrap-anywhere">
            {plan.name}
          </span>
          <span className="mt-1 block code text-label font-normal text-quiet">{plan.duration}</span>
        </h3>
        <p className="display text-heading tabular-nums">{price}</p>
        <div className="col-span-2 flex flex-wrap gap-2 @md:col-span-1">
          <Button
            variant="action"
            aria-busy={isBusy}
            data-waiting={isWaiting || undefined}
            onClick={(event) => {
              onPurchase(event.currentTarget);
            }}
            className="relative flex-1 data-waiting:opacity-50"
          >
            {/* Over the word, so that the button keeps its width. */}
            {isBusy && (
              <LoaderCircle
                aria-hidden="true"
                className="absolute inset-0 m-auto size-5 animate-busy"
              />
            )}
            <span className={isBusy ? "opacity-0" : undefined}>Purchase</span>
            <span className="sr-only"> {plan.name}</span>
          </Button>
          <ExternalLink
            href={storeHref}
            title={`${plan.name} in our store`}
            className={`${iconButtonClass} store-link size-12 gap-2`}
          >
            <ArrowUpRight aria-hidden="true" className="size-5" />
            <span className="without-scripts">Buy </span>
            <span className="sr-only">{plan.name} in our store</span>
          </ExternalLink>
        </div>
      </div>
      <p role="status" className="sr-only">
        {isBusy ? `Opening the checkout for ${plan.name}.` : ""}
      </p>
      {failure !== undefined && (
        <PlanFailure failure={failure} planName={plan.name} storeHref={storeHref} />
      )}
    </li>
  );
}

type PlanFailureProps = { failure: string; planName: string; storeHref: string };

function PlanFailure({ failure, planName, storeHref }: PlanFailureProps) {
  const alertRef = useRef<HTMLDivElement>(null);

  // The pressed button may stand at the screen's lower edge, and this below it.
  useEffect(() => {
    alertRef.current?.scrollIntoView({ block: "nearest" });
  }, []);

  return (
    <div ref={alertRef} role="alert" className="mt-4 border border-line-strong bg-raised p-4">
      <p>{failure}</p>
      <ExternalLink
        href={storeHref}
        className="inline-block py-2 font-semibold underline underline-offset-4"
      >
        Buy {planName} in our store{" "}
        <ArrowUpRight aria-hidden="true" className="inline-block size-4" />
      </ExternalLink>
    </div>
  );
}
