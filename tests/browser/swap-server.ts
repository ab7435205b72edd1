import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createShopServer } from "#hosting/shop-server.ts";

/** A server on a free port whose site can be replaced while it runs. */
export type SwapServer = {
  url: string;
  /** Serves another folder. */
  deploy: (folder: string) => void;
  close: () => void;
};

/** Serves a built folder until another is deployed in its place. */
export async function startSwapServer(folder: string): Promise<SwapServer> {
  let current: Server = createShopServer(folder);
  const server = createServer((request, response) => {
    current.emit("request", request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "localhost", resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: (next) => {
      current = createShopServer(next);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
