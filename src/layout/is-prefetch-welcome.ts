import { networkInformation } from "#ui/network-information.ts";

/** Whether files may be fetched ahead: online, without reduced data, and not on 2G. */
export function isPrefetchWelcome(): boolean {
  const network = networkInformation();
  const isSlow = /(?:^|-)2g$/.test(network?.effectiveType ?? "");
  return navigator.onLine && !network?.saveData && !isSlow;
}
