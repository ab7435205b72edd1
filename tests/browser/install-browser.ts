import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const debianPaths = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** The browser that CHROMIUM_PATH names, or Debian's. Without one, Playwright uses its own. */
export function browserPath(): string | undefined {
  return process.env["CHROMIUM_PATH"] ?? debianPaths.find((path) => existsSync(path));
}

/**
 * Installs Chromium as root on Debian and Ubuntu, before the browser tests run. The headless shell runs
 * them a third faster than a full Chromium. Elsewhere, Playwright says how to install its own.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export.
export default function installBrowser(): void {
  const packageManager = "/usr/bin/apt-get";
  const canInstall = process.getuid?.() === 0 && existsSync(packageManager);
  if (browserPath() !== undefined || !canInstall) return;
  for (const command of [
    "update",
    "install --yes --no-install-recommends chromium-headless-shell",
  ]) {
    spawnSync(packageManager, ["--quiet", ...command.split(" ")], { stdio: "inherit" });
  }
}
