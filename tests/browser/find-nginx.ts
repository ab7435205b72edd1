import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { resolve } from "node:path";

const unpacked = resolve("node_modules/.cache/nginx");

/** nginx's path: the machine's own, or Debian's package unpacked here. Throws where neither is. */
export function findOrUnpackNginx(): string {
  const program = candidates().find(works) ?? unpackDebianPackage();
  if (!works(program)) {
    throw new Error(
      "No nginx for the test of the generated configuration. Install it: `apt-get install nginx` or `brew install nginx`.",
    );
  }
  return program;
}

function candidates(): string[] {
  return ["nginx", "/usr/sbin/nginx", `${unpacked}/usr/sbin/nginx`];
}

function works(program: string): boolean {
  return spawnSync(program, ["-v"]).status === 0;
}

/** Downloads and unpacks the package instead of installing it: no service is started for a test. */
function unpackDebianPackage(): string {
  mkdirSync(unpacked, { recursive: true });
  const run = (program: string, ...values: string[]) =>
    spawnSync(program, values, { cwd: unpacked, stdio: "inherit" });
  const isRoot = process.getuid?.() === 0;
  run(isRoot ? "apt-get" : "sudo", ...(isRoot ? [] : ["-n", "apt-get"]), "update");
  run("apt-get", "download", "nginx");
  const archive = existsSync(unpacked)
    ? readdirSync(unpacked).find((file) => file.endsWith(".deb"))
    : undefined;
  if (archive) run("dpkg", "--extract", archive, ".");
  return `${unpacked}/usr/sbin/nginx`;
}
