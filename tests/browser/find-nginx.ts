import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

/** Where `install-nginx.ts` unpacks Debian's package. */
export const unpackedNginx = resolve("node_modules/.cache/nginx");

const candidates = ["nginx", "/usr/sbin/nginx", `${unpackedNginx}/usr/sbin/nginx`];

/** The path of nginx, or undefined if there is none. */
export function findNginx(): string | undefined {
  return candidates.find((program) => spawnSync(program, ["-v"]).status === 0);
}
