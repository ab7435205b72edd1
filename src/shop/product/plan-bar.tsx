import { useEffect, useState, type RefObject } from "react";
import { plansSectionId } from "#domain/paths.ts";
import { SectionLink } from "#shop/links/section-link.tsx";
import { buttonClass } from "#shop/ui/button.tsx";

type PlanBarProps = {
  /** Formatted: "$2.99". */
  startingPrice: string;
  plansRef: RefObject<HTMLElement | null>;
};

/** The price and a link to the plans at the foot of the window, shown while no Purchase button is in view. */
export function PlanBar({ startingPrice, plansRef }: PlanBarProps) {
  const [isNeeded, setIsNeeded] = useState(false);

  useEffect(() => {
    const plans = plansRef.current;
    if (!plans) return;
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      setIsNeeded(inView.size === 0);
    });
    for (const button of plans.querySelectorAll("[data-purchase]")) observer.observe(button);
    return () => observer.disconnect();
  }, [plansRef]);

  return (
    <SectionLink
      section={plansSectionId}
      hidden={!isNeeded}
      data-print="none"
      className="plan-bar fixed inset-x-0 bottom-0 z-20 flex h-(--plan-bar-height) flex-wrap content-center items-center justify-between gap-x-3 border-t border-line bg-ink transition-transform starting:translate-y-full px-(--page-edge)"
    >
      <span className="type-display text-heading">{`From ${startingPrice}`}</span>
      <span className={`${buttonClass("action", "compact")} max-sm:px-2`}>Choose a plan</span>
    </SectionLink>
  );
}
