import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { findNginx, unpackedNginx } from "./find-nginx.ts";

/** The path of nginx. Unpacks Debian's package if nginx is missing; throws if that fails. */
export function findOrInstallNginx(): string {
  const found = findNginx();
  if (found !== undefined) return found;
  console.log("No nginx found. Unpacking Debian's package nginx.");
  unpackDebianPackage();
  const unpacked = findNginx();
  if (unpacked !== undefined) return unpacked;
  throw new Error(
    "No nginx for the test of the generated configuration. Install it: `apt-get install nginx` or `brew install nginx`.",
  );
}

/** Unpacks the package instead of installing it, which would start a service. */
function unpackDebianPackage(): void {
  mkdirSync(unpackedNginx, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  run(isRoot ? "apt-get" : "sudo", ...(isRoot ? [] : ["-n", "apt-get"]), "update");
  run("apt-get", "download", "nginx");
  const archive = readdirSync(unpackedNginx).find((file) => file.endsWith(".deb"));
  if (archive !== undefined) run("dpkg", "--extract", archive, ".");
}

function run(program: string, ...values: string[]): void {
  spawnSync(program, values, { cwd: unpackedNginx, stdio: "inherit" });
}
