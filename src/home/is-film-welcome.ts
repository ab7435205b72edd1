type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether a film may be fetched: not on a connection that is slow or counts its bytes. */
export function isFilmWelcome(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!connection) return true;
  return !connection.saveData && !/(^|-)2g$|^3g$/.test(connection.effectiveType ?? "");
}
