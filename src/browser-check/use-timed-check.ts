import { useEffect, useState } from "react";
import { browserCheckDurationMs } from "./random-draws.ts";

/** What one showing of the made-up browser check says. */
type Check = { rayId: string };

/** The check that shows, and how to show one; two seconds later it is gone, whatever it is busy with. */
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
