/** The part of the Network Information API that the shop reads. Safari and Firefox do not have it. */
type NetworkInformation = { saveData?: boolean; effectiveType?: string };

/**
 * Whether something may load before the visitor asks for it: not offline, not on 2G, and not if the
 * visitor saves data. A film, of several hundred kilobytes, does not load on 3G either.
 */
export function mayPrefetch(what: "screen" | "film"): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  const tooSlow = what === "film" ? /[23]g$/ : /2g$/;
  const isSlow = tooSlow.test(connection?.effectiveType ?? "");
  return navigator.onLine && !isSlow && connection?.saveData !== true;
}
