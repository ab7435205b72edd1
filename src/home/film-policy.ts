import { networkInformation } from "#ui/network-information.ts";

/** When the hero's film may be fetched: "afterStay" once the visitor has stayed for a while. */
type FilmPolicy = "afterLoad" | "afterStay" | "never";

/**
 * Never if the visitor saves data or the connection is slow. After a stay if the browser does not
 * report its connection, as on every iPhone.
 */
export function filmPolicy(): FilmPolicy {
  if (window.matchMedia("(prefers-reduced-data: reduce)").matches) return "never";
  const network = networkInformation();
  if (!network) return "afterStay";
  const isSlow = /(^|-)2g$|^3g$/.test(network.effectiveType ?? "");
  return network.saveData || isSlow ? "never" : "afterLoad";
}
