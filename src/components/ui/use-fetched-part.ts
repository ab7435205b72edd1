import { useState, type ComponentType } from "react";

/**
 * A component that comes in a file of its own, and what fetches it. It is undefined until it is
 * there. Where it cannot be fetched nothing stands in its place, and the next call tries afresh.
 */
export function useFetchedPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): [ComponentType<Props> | undefined, () => void] {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const fetchPart = () => {
    if (Part) return;
    void load()
      .then((part) => setPart(() => part))
      .catch(() => undefined);
  };
  return [Part, fetchPart];
}
