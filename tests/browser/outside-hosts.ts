import type { BrowserContext, Request, Route } from "@playwright/test";

/** Answers a request to a host that a test allows. */
export type Answer = (route: Route, request: Request) => Promise<void> | void;

/** Allows requests to a host, such as `https://api.ipify.org`, and returns the requested URLs. */
export type AllowHost = (origin: string, answer?: Answer) => string[];

const emptyPage: Answer = (route) =>
  route.fulfill({
    contentType: "text/html",
    body: '<!doctype html><html lang="en"><title>Stand-in</title></html>',
  });

/**
 * Blocks requests to other hosts than the shop's. Requests that a test allows are answered by the
 * test; any other is aborted and is a fault.
 */
export async function guardOutsideHosts(context: BrowserContext, shopOrigin: string) {
  const faults: string[] = [];
  const allowed = new Map<string, { answer: Answer; addresses: string[] }>();
  await context.route(
    ({ origin, protocol }) => /^https?:$/.test(protocol) && origin !== shopOrigin,
    async (route, request) => {
      const stub = allowed.get(new URL(request.url()).origin);
      if (!stub) {
        faults.push(`Asked another host: ${request.url()}`);
        await route.abort();
        return;
      }
      stub.addresses.push(request.url());
      await stub.answer(route, request);
    },
  );
  const allowHost: AllowHost = (origin, answer = emptyPage) => {
    const addresses: string[] = [];
    allowed.set(origin, { answer, addresses });
    return addresses;
  };
  return { allowHost, takeFaults: () => faults.splice(0) };
}
