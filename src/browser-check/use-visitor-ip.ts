import { useEffect, useState } from "react";
import { unknownIp, visitorIp } from "./visitor-ip.ts";

const serviceUrl = "https://api.ipify.org?format=json";

/**
 * The visitor's address, "Unknown" if the service cannot say it, undefined until it has
 * answered. Asks while the component is there and gives up when it leaves.
 */
export function useVisitorIp(): string | undefined {
  const [ip, setIp] = useState<string>();

  useEffect(() => {
    const given = new AbortController();
    const lookUp = async () => {
      const found = await fetchIp(given.signal);
      if (!given.signal.aborted) setIp(found);
    };
    void lookUp();
    return () => {
      given.abort();
    };
  }, []);

  return ip;
}

async function fetchIp(signal: AbortSignal): Promise<string> {
  try {
    const response = await fetch(serviceUrl, {
      signal,
      credentials: "omit",
      referrerPolicy: "no-referrer",
    });
    return response.ok ? visitorIp(await response.json()) : unknownIp;
  } catch {
    return unknownIp;
  }
}
