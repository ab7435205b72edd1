import { productPathPrefix, routePaths } from "#domain/paths.ts";

/** How long a screen is shown before others are prepared. */
const settleMs = 1000;

/**
 * When the screen has settled, prepares Status, Home and each product whose link comes into view.
 * Calls `prepare` for one path at a time, while the browser is idle. Returns a function that stops it.
 */
export function prepareWhenIdle(
  prepare: (path: string, signal: AbortSignal) => Promise<void>,
): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const paths = new Set<string>();
  let queue: Promise<void> = Promise.resolve();

  const prepareNext = async (path: string, previous: Promise<void>) => {
    await previous;
    await idle();
    if (signal.aborted) return;
    try {
      await prepare(path, signal);
    } catch {
      // A press on the link loads the chunk again, and handles the failure.
    }
  };
  const add = (path: string) => {
    if (paths.has(path)) return;
    paths.add(path);
    queue = prepareNext(path, queue);
  };

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting && target instanceof HTMLAnchorElement) add(target.pathname);
    }
  });
  const timer = setTimeout(() => {
    for (const link of document.querySelectorAll(`main a[href^="${productPathPrefix}"]`)) {
      observer.observe(link);
    }
    add(routePaths.status);
    add(routePaths.home);
  }, settleMs);

  return () => {
    stopped.abort();
    clearTimeout(timer);
    observer.disconnect();
  };
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });
}
