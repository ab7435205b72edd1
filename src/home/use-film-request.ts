import { useEffect, useState, type RefObject } from "react";
import { filmPolicy } from "./film-policy.ts";

/** How long a visitor must stay before the film is fetched over an unknown connection. */
const stayMs = 8000;

/** Whether to fetch the film, according to `filmPolicy`. Once true, it stays true. */
export function useFilmRequest(
  containerRef: RefObject<HTMLElement | null>,
  isPaused: boolean,
): boolean {
  const [isRequested, setIsRequested] = useState(false);

  useEffect(() => {
    const container = containerRef.current;
    const policy = filmPolicy();
    if (!container || isPaused || isRequested || policy === "never") return;
    let timer: ReturnType<typeof setTimeout>;
    let isInView = true;
    const request = () => {
      if (isInView) setIsRequested(true);
    };
    const startTimer = () => {
      // In a later task, because the stored motion setting is only read after hydration.
      timer = setTimeout(request, policy === "afterLoad" ? 0 : stayMs);
    };
    // Scrolling back to the film fetches it as well.
    const observer = new IntersectionObserver((entries) => {
      const wasInView = isInView;
      isInView = entries.at(-1)?.isIntersecting ?? true;
      if (!wasInView) request();
    });
    observer.observe(container);
    if (document.readyState === "complete") startTimer();
    else window.addEventListener("load", startTimer, { once: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener("load", startTimer);
    };
  }, [containerRef, isPaused, isRequested]);

  return isRequested;
}
