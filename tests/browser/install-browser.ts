import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";

/** Debian's fonts with Arial's widths, for which the display font's fallback is measured. */
const fonts = { name: "fonts-liberation", path: "/usr/share/fonts/truetype/liberation" };
const headlessShell = "/usr/bin/chromium-headless-shell";
const debianPaths = [headlessShell, "/usr/bin/chromium"];

/** The browser that CHROMIUM_PATH names, or Debian's. Without one, Playwright uses its own. */
export function browserPath(): string | undefined {
  return process.env["CHROMIUM_PATH"] ?? debianPaths.find((path) => existsSync(path));
}

/** Which of Playwright's Firefox and WebKit are installed. */
export function otherBrowsers(): ("firefox" | "webkit")[] {
  return (["firefox", "webkit"] as const).filter((name) =>
    existsSync({ firefox, webkit }[name].executablePath()),
  );
}

/**
 * Installs Chromium and fonts as root on Debian and Ubuntu, before the browser tests run. The headless
 * shell runs them a third faster than a full Chromium, so it is installed beside one. Elsewhere, Playwright says
 * how to install its own.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export.
export default function installBrowser(): void {
  const found = ["chromium", ...otherBrowsers()];
  if (found.length < 3) {
    console.log(`Only in ${found.join(" and ")}. For all browsers: npx playwright install`);
  }
  const packageManager = "/usr/bin/apt-get";
  const canInstall = process.getuid?.() === 0 && existsSync(packageManager);
  const missing = [
    ...([process.env["CHROMIUM_PATH"], headlessShell].some((path) => path && existsSync(path))
      ? []
      : ["chromium-headless-shell"]),
    ...(existsSync(fonts.path) ? [] : [fonts.name]),
  ];
  if (missing.length === 0 || !canInstall) return;
  for (const command of [["update"], ["install", "--yes", "--no-install-recommends", ...missing]]) {
    // With a network that does not answer, a full Chromium is enough.
    spawnSync(packageManager, ["--quiet", ...command], { stdio: "inherit", timeout: 180_000 });
  }
}
