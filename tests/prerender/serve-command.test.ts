import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

function serve(port: string, folder: string): string {
  return spawnSync(
    process.execPath,
    ["--import", "tsx", "src/prerender/serve-command.ts", folder],
    {
      env: { ...process.env, PORT: port },
      encoding: "utf8",
    },
  ).stderr;
}

test("an invalid port or an unbuilt shop is reported in one sentence", () => {
  expect(serve("99999", "dist")).toMatch(/^PORT is "99999"\. A port is a whole number.*\n$/m);
  const missing = serve("5000", "no-such-folder");
  expect(missing).toContain("There is no built shop in no-such-folder. Run npm run build first.");
  expect(missing).not.toContain("    at ");
});
