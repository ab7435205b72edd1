import { type RefObject, useEffect, useEffectEvent } from "react";

/** Reports a value that the visitor has entered before hydration, for which React sends no event. */
export function useEarlyValue(
  ref: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  onEnter: (value: string) => void,
): void {
  const report = useEffectEvent(() => {
    const entered = ref.current?.value ?? value;
    if (entered !== value) onEnter(entered);
  });
  useEffect(() => report(), []);
}
