import { useEffect, useState, type RefObject } from "react";
import { priceText } from "#domain/price-text.ts";

type PlanBarProps = {
  /** In US dollars. */
  startingPrice: number;
  plansRef: RefObject<HTMLElement | null>;
  plansId: string;
};

/** On small screens: the price and the way to the plans, as long as no plan is in view. */
export function PlanBar({ startingPrice, plansRef, plansId }: PlanBarProps) {
  const [isNeeded, setIsNeeded] = useState(false);

  useEffect(() => {
    const plans = plansRef.current;
    if (!plans) return;
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      setIsNeeded(entry !== undefined && !entry.isIntersecting);
    });
    observer.observe(plans);
    return () => {
      observer.disconnect();
    };
  }, [plansRef]);

  return (
    <a
      href={`#${plansId}`}
      hidden={!isNeeded}
      data-print="none"
      className="plan-bar fixed inset-x-0 bottom-0 z-20 flex h-(--plan-bar-height) items-center justify-center gap-3 border-t border-line bg-ink px-5 active:bg-pressed lg:hidden"
      onClick={(event) => {
        event.preventDefault();
        plansRef.current?.scrollIntoView({ block: "start" });
        plansRef.current?.focus({ preventScroll: true });
      }}
    >
      <span className="display text-heading">From {priceText(startingPrice)}</span>
      <span aria-hidden="true" className="text-quiet">
        ·
      </span>
      <span className="underline decoration-paper underline-offset-8">Choose a plan</span>
    </a>
  );
}
