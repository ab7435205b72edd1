import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { temporaryFolder } from "#tests/temporary-folder.ts";

const source = join(import.meta.dirname, "../../src");

/** Runs git in a folder, as an owner. Returns what it prints. */
export function runGit(cwd: string, ...parts: readonly string[]): string {
  const config = ["-c", "user.name=Owner", "-c", "user.email=owner@shop.example"];
  return execFileSync("git", [...config, ...parts], { cwd, encoding: "utf8", stdio: "pipe" });
}

/** Starts a program in a folder, and waits for its end. */
export function start(
  program: string,
  options: readonly string[],
  cwd: string,
  variables: NodeJS.ProcessEnv = {},
) {
  const env = { ...process.env, GITHUB_ACTIONS: "", ...variables };
  const { status, stdout, stderr } = spawnSync(program, options, { cwd, encoding: "utf8", env });
  return { status, output: stdout, errors: stderr };
}

/** Starts one of the owner's commands in a project folder. */
export function startCommand(
  file: string,
  options: readonly string[],
  cwd: string,
  variables: NodeJS.ProcessEnv = {},
) {
  const tsx = `--import=${import.meta.resolve("tsx")}`;
  return start(process.execPath, [tsx, join(source, file), ...options], cwd, variables);
}

/** A PATH in which programs are shell scripts. */
export function pathWith(scripts: Record<string, string>): string {
  const bin = temporaryFolder();
  for (const [program, script] of Object.entries(scripts)) {
    writeFileSync(join(bin, program), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  return `${bin}${delimiter}${process.env["PATH"]}`;
}

/** A PATH in which npm is a shell script. */
export const pathWithNpm = (script: string) => pathWith({ npm: script });
