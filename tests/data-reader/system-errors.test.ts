import { mkdirSync, writeFileSync } from "node:fs";
import { copyFile, readFile } from "node:fs/promises";
import { constants } from "node:os";
import { join } from "node:path";
import { build, type UserConfig } from "vite";
import { expect, test } from "vitest";
import { OwnerError, refuse } from "#data-reader/refuse.ts";
import { inOwnersWords } from "#data-reader/system-errors.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

/** An error's message for the owner, if it has one. */
function messageOf(thrown: unknown): string | undefined {
  const error = inOwnersWords(thrown);
  return error instanceof OwnerError ? error.message : undefined;
}

const thrownBy = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

/** A build of one script, which is written to `dist/main.js` of a folder. */
const buildScript = (root: string, plugins: UserConfig["plugins"] = []) =>
  build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins,
    build: {
      emptyOutDir: false,
      rolldownOptions: { input: "main.js", output: { entryFileNames: "main.js" } },
    },
  });

test.each([
  ["ENOSPC", "no space left on device. Make some space on the disk, then try again."],
  ["EACCES", "permission denied. Change the permissions, then try again."],
  ["EROFS", "read-only file system. Make it writable, then try again."],
  ["EBUSY", "resource busy or locked. Close the program that uses it, then try again."],
] as const)("a file that fails with %s is named, with what to do", (code, words) => {
  const errno = -constants.errno[code];
  const error = Object.assign(new Error(code), { errno, syscall: "open", path: "dist/index.html" });
  expect(messageOf(error)).toBe(`dist/index.html: ${words}`);
});

test("of a file that cannot be copied, the copy is named", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "file"), "");
  const error = await thrownBy(copyFile(join(folder, "file"), join(folder, "no/copy")));
  expect(messageOf(error)).toMatch(/no\/copy: no such file or directory\.$/);
});

test("a file that the bundler cannot write is named", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "main.js"), "console.log(1)");
  mkdirSync(join(folder, "dist/main.js"), { recursive: true });
  const error = await thrownBy(buildScript(folder));
  expect(messageOf(error)).toMatch(/dist\/main\.js: illegal operation on a directory\.$/);
});

test.each([
  ["an owner's mistake", () => refuse("It is a mistake.")],
  ["a file that is missing", () => readFile("missing.txt")],
])("%s that a plugin finds comes out of the bundler's error", async (_, load) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "main.js"), "console.log(1)");
  const plugin = { name: "test", load: async () => void (await load()) };
  const error = await thrownBy(buildScript(folder, [plugin]));
  expect(messageOf(error)).toMatch(/^(It is a mistake|missing\.txt: no such file or directory)\.$/);
});

test("an error of the program stays as it is", () => {
  for (const error of [new TypeError("x is undefined"), "text", undefined]) {
    expect(inOwnersWords(error)).toBe(error);
  }
});
