import { KeyDrawing } from "#shop/media/key-drawing.tsx";
import { PlanItem, PlanPrice, type PlanRowProps, PlanText, Purchase } from "./plan-item.tsx";

/** One of a few plans: the price stands above Purchase where there is no room for one line. */
export function FullPlanRow(row: PlanRowProps) {
  return (
    <PlanItem {...row}>
      <div className="flex flex-wrap items-center gap-4 py-3.5">
        <KeyDrawing
          id={row.plan.variantId}
          className="w-12 shrink-0 @max-[21rem]:hidden @min-[22.5rem]:@max-[27rem]:hidden"
        />
        <PlanText product={row.product} plan={row.plan} className="basis-[6em] text-lead" />
        <div className="ms-auto flex flex-col items-end gap-x-4 gap-y-3 @min-[22.5rem]:flex-row @min-[22.5rem]:items-center">
          {/* Smaller where a digit more would break the line of one row only. */}
          <PlanPrice
            plan={row.plan}
            className="text-[2rem] @min-[22.5rem]:@max-[28rem]:text-[1.5rem]"
          />
          <Purchase row={row} className="min-w-30" />
        </div>
      </div>
    </PlanItem>
  );
}

/**
 * One of many plans, or of plans that are all sold out: one line, or Purchase below the price. The list says how
 * wide its names and prices are, so that all its rows have one form.
 */
export function CompactPlanRow(row: PlanRowProps) {
  return (
    <PlanItem {...row}>
      <div className="flex min-h-13 flex-wrap items-center justify-end gap-x-4 py-1 @max-[28rem]:gap-x-2">
        <KeyDrawing id={row.plan.variantId} className="w-12 shrink-0 @max-[32rem]:hidden" />
        <PlanText
          product={row.product}
          plan={row.plan}
          className="basis-(--name-width) text-body"
        />
        <PlanPrice plan={row.plan} className="min-w-(--price-width) text-end text-lead" />
        <Purchase
          row={row}
          size="compact"
          className="min-w-28 @max-[28rem]:min-w-0 @max-[28rem]:px-2"
        />
      </div>
    </PlanItem>
  );
}
