import { spawnSync } from "node:child_process";

const packages = ["firefox-esr", "webkit2gtk-driver", "xvfb", "xauth"];
const programs = ["firefox-esr", "WebKitWebDriver", "xvfb-run"];

/** Installs Firefox and WebKitGTK from Debian's packages where they are missing. */
export function installEngines(): void {
  if (programs.every(isInstalled)) return;
  const aptGet = process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "-n", "apt-get"];
  console.log(`Installing Debian's packages ${packages.join(", ")}.`);
  run([...aptGet, "update"]);
  run([...aptGet, "install", "--yes", "--no-install-recommends", ...packages]);
  const missing = programs.filter((name) => !isInstalled(name));
  if (missing.length > 0) {
    throw new Error(
      `${missing.join(" and ")} could not be installed. On Debian and Ubuntu: apt-get install ${packages.join(" ")}`,
    );
  }
}

function isInstalled(program: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
}

function run([program = "", ...values]: readonly string[]): void {
  spawnSync(program, values, { stdio: "inherit" });
}
