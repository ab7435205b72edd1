type Connection = { saveData?: boolean; effectiveType?: string };

/** When the hero's film may be fetched: "afterStay" once the visitor has shown interest. */
type FilmPolicy = "afterLoad" | "afterStay" | "never";

/**
 * Never where the visitor saves data or the connection is slow; after a stay where the browser says
 * nothing about its connection, as on every iPhone.
 */
export function filmPolicy(): FilmPolicy {
  if (window.matchMedia("(prefers-reduced-data: reduce)").matches) return "never";
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!connection) return "afterStay";
  const isSlow = /(^|-)2g$|^3g$/.test(connection.effectiveType ?? "");
  return connection.saveData || isSlow ? "never" : "afterLoad";
}
