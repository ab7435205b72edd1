import { type RefObject, useEffect, useState } from "react";
import type { DetailedProduct } from "#domain/page-data.ts";
import { plansSectionId, productsSectionId } from "#domain/paths.ts";
import { plansInStock } from "#domain/sales-rank.ts";
import type { Checkout } from "#shop/checkout/use-checkout.ts";
import { SectionLink } from "#shop/links/section-link.tsx";
import { StartingPrice } from "#shop/product-status/starting-price.tsx";
import { buttonClass } from "#shop/ui/button.tsx";
import * as words from "#words";
import { Purchase } from "./purchase.tsx";

type PlanBarProps = {
  product: DetailedProduct;
  checkout: Checkout;
  isShown: boolean;
};

/**
 * A bar at the foot of the window: the product's name and price, with a link to its plans, or the button of a single
 * plan.
 */
export function PlanBar({ product, checkout, isShown }: PlanBarProps) {
  const { name, plans } = product;
  const [plan, ...others] = plansInStock(plans);
  const isOnlyPlan = others.length === 0;
  const text = (
    <span className="grid min-w-0 gap-1">
      <bdi className="truncate text-label leading-tight text-quiet short:hidden">{name}</bdi>
      <StartingPrice
        offer={product}
        className="type-display text-[clamp(1.0625rem,5.3vw,1.5rem)]"
      />
    </span>
  );
  const bar = {
    hidden: !isShown,
    "data-print": "none",
    className:
      "foot-bar flex items-center justify-between gap-2 border-t border-line bg-ink px-(--page-edge)",
  };
  return isOnlyPlan && plan ? (
    <div {...bar}>
      {text}
      <Purchase {...{ product, plan, checkout }} isActive className="shrink-0 max-sm:px-3" />
    </div>
  ) : (
    <SectionLink section={plansSectionId} {...bar}>
      {text}
      <span className={`${buttonClass("action", "compact")} shrink-0 max-sm:px-3`}>
        {words.product.chooseAPlan}
      </span>
    </SectionLink>
  );
}

/** Whether one of the plans, or the section of other products, is in view above the bar. True at first. */
export function usePlansInView(plansRef: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(true);

  useEffect(() => {
    const elementsInView = new Set<Element>();
    const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) elementsInView.add(target);
          else elementsInView.delete(target);
        }
        setIsInView(elementsInView.size > 0);
      },
      { rootMargin: `0px 0px -${parseFloat(scrollPaddingBottom) || 0}px` },
    );
    for (const element of [
      plansRef.current?.querySelector(".plans"),
      document.getElementById(productsSectionId),
    ]) {
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [plansRef]);

  return isInView;
}
