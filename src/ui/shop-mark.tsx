import { shopMarkPath } from "#domain/shop-mark-path.ts";

/** The shop's mark: a lock plate with the slot of a bayonet latch. */
export function ShopMark() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-6 shrink-0">
      <path d={shopMarkPath} />
    </svg>
  );
}
