import { useState } from "react";

/** Whether something has been true since the component appeared; it does not become false again. */
export function useHasBeen(isTrue: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isTrue);
  if (isTrue && !hasBeen) setHasBeen(true);
  return hasBeen || isTrue;
}
