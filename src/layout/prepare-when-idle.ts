import { productPathPrefix, routePaths } from "#paths.ts";

/** Delay before preparing screens. */
const settleMs = 1000;

/**
 * Once the page has settled, calls `onSettled`, then `prepare` with the paths of Home, Status and
 * each product link that comes into view, one at a time while the browser is idle. Returns a
 * function that stops it.
 */
export function prepareWhenIdle(
  onSettled: () => void,
  prepare: (path: string) => Promise<void>,
): () => void {
  const queue: string[] = [];
  const seen = new Set<string>();
  const stopped = new AbortController();
  let isRunning = false;

  const run = async (): Promise<void> => {
    const path = queue.shift();
    isRunning = path !== undefined;
    if (path === undefined) return;
    await idle();
    if (stopped.signal.aborted) return;
    try {
      await prepare(path);
    } catch {
      // The press loads the chunk again and shows its own failure.
    }
    await run();
  };
  const add = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    queue.push(path);
    if (!isRunning) void run();
  };

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting && target instanceof HTMLAnchorElement) add(target.pathname);
    }
  });
  const timer = setTimeout(() => {
    onSettled();
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
