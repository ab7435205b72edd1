import { spawnSync } from "node:child_process";
import { isInstalled } from "./programs.ts";

/** Whether packages can be installed: as root, with Debian's package manager. Never with sudo. */
export const canInstall = process.getuid?.() === 0 && isInstalled("apt-get");

const quick = ["--quiet", "--option=Acquire::Retries=0", "--option=Acquire::http::Timeout=20"];

/** Runs a program with its output on the console. False if it fails. */
export function run(program: string, values: readonly string[], cwd?: string): boolean {
  return spawnSync(program, values, { stdio: "inherit", ...(cwd && { cwd }) }).status === 0;
}

/** Installs Debian packages. False if that fails or is not possible here. */
export function installPackages(...names: readonly string[]): boolean {
  if (!canInstall) return false;
  console.log(`Installing from Debian: ${names.join(", ")}.`);
  const install = ["install", ...quick, "--yes", "--no-remove", "--no-install-recommends"];
  return run("apt-get", ["update", ...quick]) && run("apt-get", [...install, ...names]);
}
