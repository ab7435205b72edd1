import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createShopServer } from "./shop-server.ts";

/**
 * `npm run serve`: serves `dist`, or the folder in the first argument, on localhost at PORT or the first
 * free port from 4173 on.
 */
const namedPort = process.env["PORT"];
const lastTriedPort = 4199;
let port = Number(namedPort ?? 4173);

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  fail(`PORT is "${namedPort}". A port is a whole number up to 65535, such as 5000.`);
} else {
  try {
    serve(createShopServer(process.argv[2] ?? "dist"));
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

function serve(server: Server) {
  server.on("listening", () => {
    console.log(`The shop is at http://localhost:${(server.address() as AddressInfo).port}`);
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE" && namedPort === undefined && port < lastTriedPort) {
      port += 1;
      server.listen(port, "localhost");
    } else {
      fail(`Port ${port} cannot be used: ${error.message}. Choose another: PORT=5000 npm start`);
    }
  });
  server.listen(port, "localhost");

  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

function fail(message: string) {
  console.error(message);
  process.exitCode = 1;
}
