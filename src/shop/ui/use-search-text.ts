import { useDeferredValue, useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigation } from "react-router-dom";

/** How long after the last key the text is written to the address. */
const writeDelayMs = 300;

/** A press on a link may leave the screen, also one by a key or by assistive technology. */
const leavingEvents = ["click", "pagehide"] as const;

/**
 * The text of a search box, which the address holds once the typing pauses.
 *
 * @param written The query in the address.
 * @param write Writes a query to the address, in place of the history entry.
 */
export function useSearchText(written: string, write: (query: string) => void) {
  const { key } = useLocation();
  const isNavigating = useNavigation().state !== "idle";
  // Typed text counts in its history entry, and where the address has it without its outer blanks.
  const [typed, setTyped] = useState<{ text: string; key: string }>();
  const isCurrent = typed?.key === key || typed?.text.trim() === written;
  const text = typed && isCurrent ? typed.text : written;
  const query = text.trim();

  // While the visitor types, it follows at a lower priority.
  const shownQuery = useDeferredValue(query);
  const isUnwritten = query !== written;
  const writeNow = useEffectEvent(write);
  useEffect(() => {
    // A write would abort the navigation.
    if (!isUnwritten || isNavigating) return undefined;
    const onLeave = () => writeNow(query);
    const timer = setTimeout(onLeave, writeDelayMs);
    for (const type of leavingEvents) window.addEventListener(type, onLeave, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const type of leavingEvents) {
        window.removeEventListener(type, onLeave, { capture: true });
      }
    };
  }, [query, isUnwritten, isNavigating]);

  return {
    text,
    query,
    /** Whether the address or what is shown does not have the query yet. */
    isTyping: isUnwritten || query !== shownQuery,
    /** The query to show. */
    shownQuery,
    onType: (entered: string) => setTyped({ text: entered, key }),
  };
}
