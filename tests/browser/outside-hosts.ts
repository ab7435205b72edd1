import type { BrowserContext, Request, Route } from "@playwright/test";

/** Answers a request to a host that a test allows. */
export type Answer = (route: Route, request: Request) => Promise<void> | void;

/** Allows requests to a host, such as `https://api.ipify.org`; returns the requested addresses. */
export type AllowHost = (origin: string, answer?: Answer) => string[];

/** The host of the video player. */
export const youtube = "https://www.youtube-nocookie.com";

/** Plays the service that the browser check asks for the visitor's IP. Returns the requested addresses. */
export function playIpService(allowHost: AllowHost): string[] {
  return allowHost("https://api.ipify.org", (route) =>
    route.fulfill({
      json: { ip: "203.0.113.7" },
      headers: { "Access-Control-Allow-Origin": "*" },
    }),
  );
}

const emptyPage: Answer = (route) =>
  route.fulfill({
    contentType: "text/html",
    body: '<!doctype html><html lang="en"><title>Stand-in</title></html>',
  });

/**
 * Records every request to another host than the shop's own as a fault, unless the test allows the
 * host and answers for it. Only those hosts are intercepted: intercepting everything slows each
 * page down. The browser resolves no other host (launch-options.ts).
 */
export function guardOutsideHosts(context: BrowserContext, shopOrigin: string) {
  const faults: string[] = [];
  const allowed = new Map<string, string[]>();
  context.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (!/^https?:$/.test(protocol) || origin === shopOrigin) return;
    const addresses = allowed.get(origin);
    if (addresses) addresses.push(request.url());
    else faults.push(`Asked another host: ${request.url()}`);
  });
  const allowHost: AllowHost = (origin, answer = emptyPage) => {
    const addresses: string[] = [];
    allowed.set(origin, addresses);
    // Playwright sends its commands in order, so the next navigation is intercepted already.
    void context.route(`${origin}/**`, answer);
    return addresses;
  };
  return { allowHost, takeFaults: () => faults.splice(0) };
}
