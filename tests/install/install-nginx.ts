import { mkdirSync, readdirSync } from "node:fs";
import { canInstall, run } from "./apt-get.ts";
import { findNginx, unpackedNginx } from "./programs.ts";

/** The path of nginx, or undefined if it is missing and cannot be installed here. */
export function findOrInstallNginx(): string | undefined {
  const found = findNginx();
  if (found !== undefined || !canInstall) return found;
  console.log("Unpacking Debian's package nginx.");
  // Installing it would start a service.
  mkdirSync(unpackedNginx, { recursive: true });
  run("apt-get", ["update"]);
  run("apt-get", ["download", "nginx"], unpackedNginx);
  const archive = readdirSync(unpackedNginx).find((file) => file.endsWith(".deb"));
  if (archive !== undefined) run("dpkg", ["--extract", archive, "."], unpackedNginx);
  return findNginx();
}
