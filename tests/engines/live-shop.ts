import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { sellAuthScript } from "#tests/played-sellauth.ts";
import { serveEdited } from "#tests/serve-folder.ts";

/** The live shop, with servers on this machine in the place of SellAuth's hosts. */
export type LiveShop = {
  url: string;
  /** What SellAuth was asked for: the checkouts, and the addresses of opened windows. */
  checkouts: unknown[];
  opened: string[];
  /** Whether SellAuth's host refuses connections, as an ad blocker does. */
  isBlocked: boolean;
  close: () => Promise<void>;
};

/** Serves tests/live-shop. Its scripts and its policy name the local servers. */
export async function serveLiveShop(distDir: string): Promise<LiveShop> {
  const checkouts: unknown[] = [];
  const opened: string[] = [];
  const captcha = await listen((_, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Content-Type", "text/javascript").end("window.captcha = true");
  });
  const sellAuth = await listen(async (request, response) => {
    if (liveShop.isBlocked) {
      request.socket.destroy();
      return;
    }
    const { pathname } = new URL(request.url ?? "/", sellAuth.url);
    response.setHeader("Access-Control-Allow-Origin", "*");
    if (pathname.startsWith("/assets/")) {
      const hosts = { api: sellAuth.url, captcha: captcha.url };
      response.setHeader("Content-Type", "text/javascript").end(sellAuthScript(hosts));
    } else if (request.method === "POST") {
      checkouts.push(JSON.parse(await text(request)));
      response.end(JSON.stringify({ url: `${sellAuth.url}/checkout/1` }));
    } else {
      if (pathname.startsWith("/checkout/")) opened.push(pathname);
      response.setHeader("Content-Type", "text/html").end("<!doctype html><title>Checkout</title>");
    }
  });
  const shop = await serveEdited(distDir, (source) =>
    source
      .replaceAll(/https:\/\/(?:\*\.)?sellauth\.com/g, sellAuth.url)
      .replaceAll("https://cdn.jsdelivr.net", captcha.url),
  );
  const liveShop: LiveShop = {
    url: shop.url,
    checkouts,
    opened,
    isBlocked: false,
    close: async () => {
      await shop.close();
      captcha.server.close();
      sellAuth.server.close();
    },
  };
  return liveShop;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

async function listen(answer: Answer): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
