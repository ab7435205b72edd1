import { useEffect, useState } from "react";
import { fakeCheckDurationMs } from "#domain/random-draws.ts";

/** What one showing of the made-up browser check says. */
type Check = { rayId: string };

/** The check that shows, and how to show one; two seconds later it is gone, whatever it is busy with. */
export function usePassingCheck(): [Check | undefined, (check: Check | undefined) => void] {
  const [check, setCheck] = useState<Check>();

  useEffect(() => {
    if (!check) return;
    const timer = setTimeout(() => {
      setCheck(undefined);
    }, fakeCheckDurationMs);
    return () => {
      clearTimeout(timer);
    };
  }, [check]);

  return [check, setCheck];
}
