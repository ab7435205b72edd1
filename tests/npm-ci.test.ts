import { execFile } from "node:child_process";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { edited } from "#tests/owner/check/small-shop.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

const ownPackageJson = readFileSync("package.json", "utf8");

/** Runs npm ci in a copy of the files that it reads. */
function npmCi(settings: Record<string, string>, packageJson = ownPackageJson) {
  const folder = temporaryFolder();
  for (const file of ["package-lock.json", ".npmrc"]) copyFileSync(file, join(folder, file));
  writeFileSync(join(folder, "package.json"), packageJson);
  return promisify(execFile)("npm", ["ci", "--dry-run", "--offline"], {
    cwd: folder,
    env: { ...process.env, ...settings },
  });
}

// Many hosts and images set the first. A user's settings may have the second.
test.each([{ NODE_ENV: "production" }, { npm_config_omit: "dev" }])(
  "with %j, npm ci installs what the build needs",
  async (settings) => {
    const { stdout } = await npmCi(settings);
    expect(stdout).toMatch(/^add vite /m);
  },
);

test("npm ci refuses a Node that is too old", async () => {
  const forLaterNode = edited(ownPackageJson, /"node": ".*"/, '"node": ">=99"');
  await expect(npmCi({}, forLaterNode)).rejects.toThrow(/EBADENGINE.*Required: {"node":">=99"}/s);
});
