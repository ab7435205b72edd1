import { useEffect, useState, type RefObject } from "react";
import { plansSectionId } from "#domain/paths.ts";

type PlanBarProps = {
  /** Formatted: "$2.99". */
  startingPrice: string;
  plansRef: RefObject<HTMLElement | null>;
};

/** A plan counts as in view if this share of its Purchase button is above the bar. */
const visiblePart = 0.9;

/** The price and a link to the plans at the foot of the window, shown while no Purchase button is in view. */
export function PlanBar({ startingPrice, plansRef }: PlanBarProps) {
  const [isNeeded, setIsNeeded] = useState(false);

  useEffect(() => {
    const plans = plansRef.current;
    if (!plans) return;
    const inView = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio >= visiblePart) inView.add(target);
          else inView.delete(target);
        }
        setIsNeeded(inView.size === 0);
      },
      { threshold: visiblePart, rootMargin: "0px 0px -72px" },
    );
    for (const button of plans.querySelectorAll("[data-purchase]")) observer.observe(button);
    return () => observer.disconnect();
  }, [plansRef]);

  return (
    <a
      href={`#${plansSectionId}`}
      hidden={!isNeeded}
      data-print="none"
      className="plan-bar fixed inset-x-0 bottom-0 z-20 flex h-(--plan-bar-height) flex-wrap content-center items-center justify-center gap-x-3 border-t border-line bg-ink px-5 active:bg-pressed"
    >
      <span className="display text-heading">{`From ${startingPrice}`}</span>
      <span aria-hidden="true" className="text-quiet max-[22rem]:hidden">
        ·
      </span>
      <span className="whitespace-nowrap underline decoration-paper underline-offset-8">
        Choose a plan
      </span>
    </a>
  );
}
