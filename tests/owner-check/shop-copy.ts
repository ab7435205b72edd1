import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { vi } from "vitest";

// A run takes a second, and several on a busy computer.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const project = fileURLToPath(new URL("../../", import.meta.url));

/** What a run of the real command said. */
export type CommandRun = { code: number | null; lines: string[]; errorOutput: string };

/** A copy of the shop in a folder of its own, in which slips can be made. */
export type ShopCopy = {
  folder: string;
  /** Replaces a text of a data file, which has to be there, once. */
  edit: (file: string, from: string | RegExp, to: string) => void;
  /** Writes a file of `src/data/`. */
  write: (file: string, content: string | Uint8Array) => void;
  /** Takes a file of `src/data/` away. */
  take: (file: string) => void;
  /** Runs `npm run check`'s command in the copy. */
  check: (...options: string[]) => Promise<CommandRun>;
  remove: () => void;
};

/** Copies the real files to a temporary folder. */
export function copyShop(): ShopCopy {
  const folder = mkdtempSync(join(tmpdir(), "owners-check-"));
  const pathOf = (file: string) => join(folder, "src/data", file);
  cpSync(join(project, "src"), join(folder, "src"), { recursive: true });
  cpSync(join(project, "package.json"), join(folder, "package.json"));
  symlinkSync(join(project, "node_modules"), join(folder, "node_modules"));
  return {
    folder,
    edit: (file, from, to) => {
      const text = readFileSync(pathOf(file), "utf8");
      const edited = text.replace(from, () => to);
      if (edited === text) throw new Error(`${file} has no ${from}`);
      writeFileSync(pathOf(file), edited);
    },
    write: (file, content) => writeFileSync(pathOf(file), content),
    take: (file) => rmSync(pathOf(file)),
    check: (...options) => runCheck(folder, options),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The script of `npm run check`, as package.json has it. */
const { scripts } = JSON.parse(readFileSync(join(project, "package.json"), "utf8")) as {
  scripts: { check: string };
};

function runCheck(folder: string, options: readonly string[]): Promise<CommandRun> {
  const [tool = "", ...words] = scripts.check.split(" ");
  const run = spawn(join(folder, "node_modules/.bin", tool), [...words, ...options], {
    cwd: folder,
  });
  let output = "";
  let errorOutput = "";
  run.stdout.on("data", (part: Buffer) => {
    output += part.toString();
  });
  run.stderr.on("data", (part: Buffer) => {
    errorOutput += part.toString();
  });
  return new Promise((resolve, reject) => {
    run.on("error", reject);
    run.on("close", (code) => resolve({ code, lines: output.trimEnd().split("\n"), errorOutput }));
  });
}
