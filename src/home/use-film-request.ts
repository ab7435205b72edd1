import { useEffect, useState, type RefObject } from "react";
import { filmPolicy } from "./film-policy.ts";

/** How long a visitor stays before a film is fetched over an unknown connection. */
const stayMs = 8000;

/** Whether the film is to be fetched: see `filmPolicy`. Once true it stays true. */
export function useFilmRequest(
  placeRef: RefObject<HTMLElement | null>,
  isPaused: boolean,
): boolean {
  const [isRequested, setIsRequested] = useState(false);

  useEffect(() => {
    const place = placeRef.current;
    const policy = filmPolicy();
    if (!place || isPaused || isRequested || policy === "never") return;
    let timer: ReturnType<typeof setTimeout>;
    let isInView = true;
    const request = () => {
      if (isInView) setIsRequested(true);
    };
    const startTimer = () => {
      // Never at once: right after hydration the visitor's stored choice is not known yet.
      timer = setTimeout(request, policy === "afterLoad" ? 0 : stayMs);
    };
    // Scrolling back to the film shows interest, too.
    const observer = new IntersectionObserver((entries) => {
      const wasInView = isInView;
      isInView = entries.at(-1)?.isIntersecting ?? true;
      if (!wasInView) request();
    });
    observer.observe(place);
    if (document.readyState === "complete") startTimer();
    else window.addEventListener("load", startTimer, { once: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener("load", startTimer);
    };
  }, [placeRef, isPaused, isRequested]);

  return isRequested;
}
