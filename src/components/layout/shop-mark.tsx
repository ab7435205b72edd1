/** The shop's mark: a lock plate with the slot of a bayonet latch. */
export function ShopMark() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-6 shrink-0">
      <path d="M1.5 1.5H6V18h12v-4.5h-7.5v-12h12v21h-21z" />
    </svg>
  );
}
