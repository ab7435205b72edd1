/** The part of the Network Information API that the shop reads. */
type NetworkInformation = { saveData?: boolean; effectiveType?: string };

/** What may be fetched before the visitor asks for it. */
type PrefetchPolicy = {
  /** Screens that a press may open. */
  screens: boolean;
  /** The hero's film: after the page has loaded, or once the visitor has stayed for a while. */
  film: "afterLoad" | "afterStay" | "never";
};

/**
 * Nothing offline, on 2G, or if the visitor saves data; screens alone on 3G. If the browser does not
 * report its connection, as in Safari and Firefox on a desktop, the film waits.
 */
export function prefetchPolicy(): PrefetchPolicy {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  const type = connection?.effectiveType ?? "";
  if (!navigator.onLine || connection?.saveData === true || /(?:^|-)2g$/.test(type)) {
    return { screens: false, film: "never" };
  }
  if (type === "3g") return { screens: true, film: "never" };
  return { screens: true, film: connection ? "afterLoad" : "afterStay" };
}
