import { useState, type ComponentType } from "react";

type FetchedPart<Props> = {
  /** Undefined until it is there. */
  Part: ComponentType<Props> | undefined;
  isFetching: boolean;
  /** Where it cannot be fetched nothing stands in its place, and the next call tries afresh. */
  fetchPart: () => void;
};

/** A component that comes in a file of its own, when it is asked for. */
export function useFetchedPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): FetchedPart<Props> {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [isFetching, setIsFetching] = useState(false);
  const fetchPart = () => {
    if (Part) return;
    setIsFetching(true);
    void load()
      .then((part) => setPart(() => part))
      .catch(() => undefined)
      .finally(() => setIsFetching(false));
  };
  return { Part, isFetching, fetchPart };
}
