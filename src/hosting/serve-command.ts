import type { AddressInfo } from "node:net";
import { createShopServer } from "./shop-server.ts";

/** `npm start`: serves `dist` (or the folder named) on this machine, at PORT or 4173, or at the next free port. */
const wanted = process.env["PORT"];
const lastTriedPort = 4199;
const server = createShopServer(process.argv[2] ?? "dist");
let port = Number(wanted ?? 4173);

server.on("listening", () => {
  console.log(`The shop is at http://localhost:${(server.address() as AddressInfo).port}`);
});
server.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EADDRINUSE" && wanted === undefined && port < lastTriedPort) {
    port += 1;
    server.listen(port, "localhost");
  } else {
    console.error(
      `The shop cannot be served at port ${port}: ${error.message}. Name another: PORT=5000 npm start`,
    );
    process.exitCode = 1;
  }
});
server.listen(port, "localhost");

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
