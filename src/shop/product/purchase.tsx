import LoaderCircle from "lucide-react/icons/loader-circle";
import type { DetailedProduct, PlanData } from "#domain/page-data.ts";
import { worksToday } from "#domain/status.ts";
import type { Checkout } from "#shop/checkout/use-checkout.ts";
import { Button } from "#shop/ui/button.tsx";
import * as words from "#words";

/** The state of the checkout for one plan. */
export function checkoutOf(plan: PlanData, state: Checkout["state"]) {
  const { busyId, notice } = state;
  const isBusy = busyId === plan.variantId;
  return {
    isBusy,
    /** A press does nothing while another plan's checkout opens. */
    isWaiting: !isBusy && busyId !== undefined,
    notice: notice?.variantId === plan.variantId ? notice.reason : undefined,
  };
}

type PurchaseProps = {
  product: DetailedProduct;
  plan: PlanData;
  checkout: Checkout;
  /** Whether this is the view's filled button. It stays an outline if the product does not work today. */
  isActive: boolean;
  /** Whether the list is dense: every button but the filled one is then plain text. */
  isDense?: boolean;
  className?: string;
};

/** The button that starts a plan's checkout. */
export function Purchase(props: PurchaseProps) {
  const { product, plan, checkout, isActive, isDense = false, className = "" } = props;
  const { isBusy, isWaiting } = checkoutOf(plan, checkout.state);
  const isFilled = isActive && worksToday(product.status);
  const [filled, other] = isDense
    ? (["rowAction", "text"] as const)
    : (["action", "outline"] as const);
  return (
    <Button
      variant={isFilled ? filled : other}
      size={isDense ? "small" : "normal"}
      aria-label={words.checkout.purchase(plan.name, plan.priceText)}
      aria-busy={isBusy}
      aria-disabled={isWaiting || undefined}
      title={isWaiting ? words.checkout.otherOpening : undefined}
      onClick={(event) => {
        const { productId } = product;
        checkout.start({ productId, variantId: plan.variantId }, event.currentTarget);
      }}
      className={`relative aria-disabled:cursor-not-allowed aria-disabled:opacity-50 ${className}`}
    >
      {/* Drawn over the text, so that the button keeps its width. */}
      {isBusy && (
        <LoaderCircle aria-hidden="true" className="absolute inset-0 m-auto size-5 animate-spin" />
      )}
      <span className={isBusy ? "opacity-0" : undefined}>{words.catalogue.purchase}</span>
    </Button>
  );
}
