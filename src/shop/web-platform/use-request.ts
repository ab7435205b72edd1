import { useEffect, useState } from "react";

/**
 * The result of a request that starts on mount: undefined until it has ended, `ifFailed` if it has
 * failed. Unmounting cancels it.
 */
export function useRequest<Result extends string | boolean>(
  request: (signal: AbortSignal) => Promise<Result>,
  ifFailed: Result,
): Result | undefined {
  const [result, setResult] = useState<Result>();

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const start = async () => {
      // Not logged here, because the browser does.
      const received = await request(signal).catch(() => ifFailed);
      if (!signal.aborted) setResult(received);
    };
    void start();
    return () => controller.abort();
  }, [request, ifFailed]);

  return result;
}
