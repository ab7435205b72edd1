/** The part of the Network Information API that the shop reads. */
type NetworkInformation = { saveData?: boolean; effectiveType?: string };

/** What the browser reports about the connection; undefined in Safari and desktop Firefox. */
export function networkInformation(): NetworkInformation | undefined {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection;
}
