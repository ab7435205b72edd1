import type { AddressInfo } from "node:net";
import { createShopServer } from "#hosting/shop-server.ts";

/** Serves a built folder like a host, on a free port. */
export async function serveFolder(distDir: string): Promise<{ url: string; close: () => void }> {
  const server = createShopServer(distDir).listen(0, "localhost");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
