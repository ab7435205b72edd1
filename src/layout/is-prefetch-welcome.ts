type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether files may be fetched ahead: online, without reduced data, and not on 2G. */
export function isPrefetchWelcome(): boolean {
  const { connection, onLine } = navigator as Navigator & { connection?: Connection };
  return onLine && !connection?.saveData && !/(?:^|-)2g$/.test(connection?.effectiveType ?? "");
}
