import { installPackages } from "./apt-get.ts";
import { isInstalled } from "./programs.ts";

const packages = ["firefox-esr", "webkit2gtk-driver", "xvfb", "xauth"];
const programs = ["firefox-esr", "WebKitWebDriver", "xvfb-run"];

/** Installs Firefox and WebKitGTK from Debian if they are missing. Throws if that fails. */
export function installEngines(): void {
  if (programs.every(isInstalled)) return;
  installPackages(...packages);
  const missing = programs.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  throw new Error(
    `Missing: ${missing.join(", ")}. On Debian and Ubuntu, as root: apt-get install ${packages.join(" ")}`,
  );
}
