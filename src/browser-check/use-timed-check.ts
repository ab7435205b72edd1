import { useEffect, useState } from "react";
import { browserCheckDurationMs } from "./random-draws.ts";

/** What one appearance of the browser check displays. */
type Check = { rayId: string };

/** The browser check that is visible now, and its setter. It hides by itself after two seconds. */
export function useTimedCheck(): [Check | undefined, (check: Check | undefined) => void] {
  const [check, setCheck] = useState<Check>();

  useEffect(() => {
    if (!check) return;
    const timer = setTimeout(() => {
      setCheck(undefined);
    }, browserCheckDurationMs);
    return () => {
      clearTimeout(timer);
    };
  }, [check]);

  return [check, setCheck];
}
