/** The part of the Network Information API that the shop reads. Safari and Firefox do not have it. */
type NetworkInformation = { saveData?: boolean; effectiveType?: string };

/**
 * Whether something may load before the visitor asks for it: not offline, not on 2G, and not if the
 * visitor saves data.
 */
export function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  const is2g = connection?.effectiveType?.endsWith("2g") ?? false;
  return navigator.onLine && !is2g && connection?.saveData !== true;
}
