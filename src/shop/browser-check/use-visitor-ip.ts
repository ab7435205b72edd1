import { useEffect, useState } from "react";

const serviceUrl = "https://api.ipify.org?format=json";
const unknownIp = "Unknown";

/**
 * The visitor's IP address, "Unknown" if the lookup fails, or undefined until it has finished.
 * Unmounting cancels the lookup.
 */
export function useVisitorIp(): string | undefined {
  const [ip, setIp] = useState<string>();

  useEffect(() => {
    const controller = new AbortController();
    const lookUp = async () => {
      const found = await fetchIp(controller.signal);
      if (!controller.signal.aborted) setIp(found);
    };
    void lookUp();
    return () => {
      controller.abort();
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
    return response.ok ? parseIp(await response.json()) : unknownIp;
  } catch {
    // The overlay shows "Unknown" for every failure, and the browser logs the failed request.
    return unknownIp;
  }
}

/** The IP address in the lookup service's response, or "Unknown" unless it is plain IPv4 or IPv6. */
export function parseIp(response: unknown): string {
  const ip = typeof response === "object" && response !== null && "ip" in response && response.ip;
  return typeof ip === "string" && isIpAddress(ip) ? ip : unknownIp;
}

const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

function isIpAddress(text: string): boolean {
  // The URL parser validates IPv6. The pattern rejects characters that would close the brackets.
  return ipv4.test(text) || (/^[\da-f:.]{2,45}$/i.test(text) && URL.canParse(`http://[${text}]/`));
}
