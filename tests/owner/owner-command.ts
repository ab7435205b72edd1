import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

const source = join(import.meta.dirname, "../../src");

/** Node's option to run TypeScript in any folder. */
export const tsxImport = `--import=${import.meta.resolve("tsx")}`;

/** The path of a file in src/. */
export const sourcePath = (file: string): string => join(source, file);

/** An empty folder for the tests of a file, which is deleted after them. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "owner-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Runs git in a folder, as an owner. Returns what it prints. */
export function runGit(cwd: string, ...parts: readonly string[]): string {
  const config = ["-c", "user.name=Owner", "-c", "user.email=owner@shop.example"];
  return execFileSync("git", [...config, ...parts], { cwd, encoding: "utf8", stdio: "pipe" });
}

/** Runs one of the owner's commands in a project folder. Does not block: a test may answer its requests. */
export function runCommand(
  file: string,
  options: readonly string[],
  cwd: string,
  variables: Record<string, string> = {},
) {
  const env = { ...process.env, GITHUB_ACTIONS: "", ...variables };
  return new Promise<{ code: unknown; output: string; errors: string }>((resolve) => {
    const parts = [tsxImport, sourcePath(file), ...options];
    execFile(process.execPath, parts, { cwd, env }, (error, output, errors) =>
      resolve({ code: error?.code ?? 0, output, errors }),
    );
  });
}
