import { execFile } from "node:child_process";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/temporary-folder.ts";

// Many hosts and images set the first. A user's settings may have the second.
test.each([{ NODE_ENV: "production" }, { npm_config_omit: "dev" }])(
  "with %j, npm ci installs what the build needs",
  async (settings) => {
    const folder = temporaryFolder();
    for (const file of ["package.json", "package-lock.json", ".npmrc"]) {
      copyFileSync(file, join(folder, file));
    }
    const { stdout } = await promisify(execFile)("npm", ["ci", "--dry-run", "--offline"], {
      cwd: folder,
      env: { ...process.env, ...settings },
    });
    expect(stdout).toMatch(/^add vite /m);
  },
);
