import { useEffect, useState } from "react";
import { browserCheckDurationMs } from "./browser-check-chance.ts";

/** The content of one browser check. */
type Check = { rayId: string };

/** The visible browser check, if any, and its setter. It is hidden again after two seconds. */
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
