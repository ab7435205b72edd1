import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { pathWithNpm, runGit, start } from "./owner-command.ts";

const command = join(import.meta.dirname, "../../src/owner/update-command.mjs");

let folder = "";
const shop = () => join(folder, "shop");
const template = () => join(folder, "template");

/** Writes files; null deletes one. */
function write(root: string, files: Record<string, string | null>): void {
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    if (text === null) rmSync(path);
    else writeFileSync(path, text);
  }
}

const read = (file: string) => readFileSync(join(shop(), file), "utf8");
const has = (file: string) => existsSync(join(shop(), file));

const packageFiles = (version: string, check = "echo No problems in src/data.") => ({
  "package.json": JSON.stringify({ name: "latchkey", version, scripts: { check } }, null, 2),
  "package-lock.json": JSON.stringify({ name: "latchkey", lockfileVersion: 3, packages: {} }),
});

const version1 = {
  ...packageFiles("1.0.0"),
  ".gitignore": "node_modules\n*.local\n",
  "CHANGELOG.md": "# Changes\n\n## 1.0.0\n\nThe first version.\n",
  "src/app.ts": "old",
  "src/old/gone.ts": "old",
  "src/data/products.ts": "sample",
  "src/data/README.md": "old guide",
  "public/robots.txt": "sample",
  "public/demo-seller/index.html": "old",
};

const changes = {
  ...packageFiles("1.1.0"),
  "CHANGELOG.md":
    "# Changes\n\n## 1.1.0\n\nA new page.\n\n## 1.0.5\n\nA fix.\n\n## 1.0.0\n\nThe first version.\n",
  "src/app.ts": "new",
  "src/page.ts": "new",
  "src/old/gone.ts": null,
  "src/data/products.ts": "new sample",
  "src/data/theme.ts": "new sample",
  "src/data/media/new.png": "new sample",
  "src/data/README.md": "new guide",
  "public/robots.txt": "new sample",
  "public/demo-seller/index.html": "new",
  "wrangler.jsonc": "new",
  "netlify.toml": "new",
};

/** What the owner has changed and added, in the two folders and elsewhere. */
const own = {
  "src/data/products.ts": "own",
  "src/data/media/own.png": "own",
  "public/terms.pdf": "own",
  "wrangler.jsonc": "own",
  "vercel.json": "own",
  "docs/mine.md": "own",
};

function commit(root: string, tag?: string): void {
  runGit(root, "init", "--quiet");
  runGit(root, "add", "--all");
  runGit(root, "commit", "--quiet", "--message=Change");
  if (tag !== undefined) runGit(root, "tag", tag);
}

// In place of npm ci, which takes seconds: nothing. The scripts of package.json run as npm runs them.
const fastNpm = pathWithNpm(
  `test "$1" = ci || sh -c "$(node -p 'require("./package.json").scripts.check')"`,
);

const update = (...options: string[]) => updateWith(fastNpm, ...options);
const updateWith = (PATH: string | undefined, ...options: string[]) =>
  start(process.execPath, [command, ...options], shop(), { PATH });

const original = temporaryFolder();
beforeAll(() => {
  folder = original;
  write(shop(), { ...version1, ...own });
  commit(shop());
  write(shop(), { "settings.local": "own" });
  write(template(), version1);
  commit(template(), "v1.0.0");
  write(template(), changes);
  commit(template(), "v1.1.0");
});
beforeEach(() => {
  folder = temporaryFolder();
  cpSync(original, folder, { recursive: true });
});

test("an update takes the template's files, and leaves alone what is the owner's", () => {
  const { status, output } = updateWith(process.env["PATH"], template(), "v1.1.0");
  expect(status).toBe(0);
  expect([read("src/app.ts"), read("src/page.ts"), has("src/old/gone.ts")]).toEqual([
    "new",
    "new",
    false,
  ]);
  expect([read("src/data/README.md"), read("public/demo-seller/index.html")]).toEqual([
    "new guide",
    "new",
  ]);
  // A new data file or a host's file is added, new sample media are not.
  expect(read("src/data/theme.ts")).toBe("new sample");
  expect([read("netlify.toml"), has("src/data/media/new.png")]).toEqual(["new", false]);
  for (const [file, text] of Object.entries(own)) expect(read(file)).toBe(text);
  expect([read("public/robots.txt"), read("settings.local")]).toEqual(["sample", "own"]);
  expect(output).toMatch(/^Updated from 1\.0\.0 to 1\.1\.0:  ?9 files changed/);
  expect(output).toContain("## 1.1.0\n\nA new page.\n\n## 1.0.5\n\nA fix.\n");
  expect(output).not.toContain("The first version.");
  expect(output).toMatch(/No problems in src\/data\.\n[^]*commit\.\n$/);
});

test("lines that the owner has changed in the template's files are named, with the way back", () => {
  write(shop(), { "src/app.ts": "own lines", "src/data/README.md": "own lines" });
  commit(shop());
  const { output } = update(template(), "v1.1.0");
  expect(output).toContain(`
Your own lines in these files of the template were replaced:
  src/app.ts
  src/data/README.md
To see them, choose a commit before under History in GitHub Desktop, or write git show HEAD:FILE.
`);
  expect(runGit(shop(), "show", "HEAD:src/app.ts")).toBe("own lines");
  commit(shop());
  write(template(), packageFiles("1.2.0"));
  commit(template(), "v1.2.0");
  expect(update(template(), "v1.2.0").output).not.toContain("Your own lines");
});

test.each(["https://127.0.0.1:1/latchkey", "nowhere"])(
  "offline, or at the wrong address %s, it says so without Git's words",
  (address) => {
    expect(update(address, "v1.1.0")).toEqual({
      status: 1,
      output: "",
      errors: `${address} cannot be reached: go online, or look at the address. Nothing was changed.\n`,
    });
  },
);

test("a second update to the same version changes nothing", () => {
  update(template(), "v1.1.0");
  commit(shop());
  expect(update(template(), "v1.1.0")).toMatchObject({
    status: 0,
    output: "This shop has version 1.1.0 already. Nothing was changed.\n",
  });
});

test("a problem that the new check finds is shown, and fails the command", () => {
  write(template(), packageFiles("1.1.1", "echo 1 problem to fix; exit 1"));
  commit(template(), "v1.1.1");
  const { status, output } = update(template(), "v1.1.1");
  expect(status).toBe(1);
  expect(output).toContain("To go back instead, ");
  expect(output).toContain("1 problem to fix");
});

test("refuses to overwrite a file that the owner added, and names it", () => {
  write(template(), { ...packageFiles("1.2.0"), "vercel.json": "new", "docs/new.md": "new" });
  commit(template(), "v1.2.0");
  const { status, errors } = update(template(), "v1.2.0");
  expect(errors).toBe(`The new version has a file of the same name as one that you added:
  vercel.json
Rename or delete yours, and commit. Nothing was changed.
`);
  expect([status, read("vercel.json"), read("src/app.ts")]).toEqual([1, "own", "old"]);
  expect(runGit(shop(), "status", "--porcelain")).toBe("");
});

test.each([
  ["tools", "tools/new.ts", "tools"],
  ["tools/own.ts", "tools", "tools/"],
])("refuses to put %s and the new %s in one place, and names %s", (mine, theirs, named) => {
  write(shop(), { [mine]: "own" });
  commit(shop());
  write(template(), { ...packageFiles("1.2.0"), [theirs]: "new" });
  commit(template(), "v1.2.0");
  const { status, errors } = update(template(), "v1.2.0");
  expect(errors).toContain(`as one that you added:\n  ${named}\nRename`);
  expect([status, read(mine), read("src/app.ts")]).toEqual([1, "own", "old"]);
});

test("a file of the template's may become a folder", () => {
  write(template(), { "src/page.ts": null, ...packageFiles("1.2.0"), "src/page.ts/a.ts": "new" });
  commit(template(), "v1.2.0");
  update(template(), "v1.1.0");
  commit(shop());
  expect(update(template(), "v1.2.0").status).toBe(0);
  expect(read("src/page.ts/a.ts")).toBe("new");
});

test("without the new packages nothing is changed, and a failed installation says what to do", () => {
  const offline = updateWith(pathWithNpm("exit 1"), template(), "v1.1.0");
  expect(offline.errors).toContain("cannot be fetched. Go online, and try again.");
  expect([offline.status, read("src/app.ts")]).toEqual([1, "old"]);
  expect(runGit(shop(), "status", "--porcelain")).toBe("");

  const half = updateWith(
    pathWithNpm('case "$PWD" in *latchkey-update-*) ;; *) exit 1 ;; esac'),
    template(),
    "v1.1.0",
  );
  expect(half.errors).toBe("No packages: go online and run npm ci, then npm run check.\n");
  expect(half.status).toBe(1);
});

test("without Git, the command says where to get it", () => {
  expect(updateWith("", template(), "v1.1.0").errors).toMatch(/^Git is not installed\./);
});

test("a folder without its history is not updated", () => {
  rmSync(join(shop(), ".git"), { recursive: true });
  const { errors, status } = update(template(), "v1.1.0");
  expect(errors).toMatch(/^This folder is not a copy from GitHub, .* Nothing was changed\.\n$/);
  expect(status).toBe(1);
});

test("a shop that was copied between two versions takes the template's new files", () => {
  write(template(), { ...packageFiles("1.1.0"), "src/next.ts": "draft" });
  commit(template());
  write(template(), { ...packageFiles("1.2.0"), "src/next.ts": "final" });
  commit(template(), "v1.2.0");
  write(shop(), { "src/next.ts": "draft" });
  commit(shop());
  expect(update(template(), "v1.2.0").status).toBe(0);
  expect(read("src/next.ts")).toBe("final");
});

test("the repository keeps its history", () => {
  rmSync(shop(), { recursive: true });
  runGit(folder, "clone", "--quiet", template(), "shop");
  runGit(shop(), "checkout", "--quiet", "v1.0.0");
  write(shop(), own);
  commit(shop());
  write(template(), packageFiles("1.2.0"));
  commit(template(), "v1.2.0");
  const history = runGit(shop(), "log", "--format=%h");
  expect(update(template(), "v1.2.0").status).toBe(0);
  expect(runGit(shop(), "log", "--format=%h")).toBe(history);
  expect(runGit(shop(), "rev-parse", "--is-shallow-repository")).toBe("false\n");
});

test("without a tag of the shop's version, its changelog says where it is from; a branch is a version, too", () => {
  runGit(template(), "tag", "--delete", "v1.0.0", "v1.1.0");
  runGit(template(), "branch", "--move", "main");
  expect(update(template(), "main").status).toBe(0);
  expect([read("src/app.ts"), has("src/old/gone.ts")]).toEqual(["new", false]);
  for (const [file, text] of Object.entries(own)) expect(read(file)).toBe(text);
  commit(shop());
  runGit(template(), "tag", "v1.0.0", "main~1");
  const { output } = update(template(), "1.0.0");
  expect(output).toMatch(/^Went back to an older version, from 1\.1\.0/);
  expect(output).not.toContain("The first version.");
  expect([read("src/app.ts"), has("src/page.ts")]).toEqual(["old", false]);
});

test("refuses a shop whose version the address neither tags nor ever had", () => {
  write(shop(), { ...packageFiles("1.0.5"), "CHANGELOG.md": "own" });
  commit(shop());
  const { status, errors } = update(template(), "v1.1.0");
  expect(status).toBe(1);
  expect(errors).toBe(
    `Which files are yours cannot be told: ${template()} has no tag v1.0.5, and never had the CHANGELOG.md of this shop. Nothing was changed.\n`,
  );
  expect(read("src/app.ts")).toBe("old");
  expect(runGit(shop(), "status", "--porcelain")).toBe("");
});

test("refuses what it cannot do, and changes nothing", () => {
  write(template(), { "package.json": JSON.stringify({ name: "x", version: "2.0.0" }) });
  commit(template(), "v2.0.0");
  expect(update(template()).errors).toMatch(/^Write the address of the template, and a version:/);
  expect(update(template(), "9.9.9").errors).toContain("There is no version v9.9.9 at ");
  expect(update(template(), "v2.0.0").errors).toContain("is not this template.");
  write(shop(), { "src/mine.ts": "own" });
  const { status, errors } = update(template(), "v1.1.0");
  expect(errors).toMatch(/^Some changes are not committed yet\./);
  expect(status).toBe(1);
  expect(read("src/app.ts")).toBe("old");
});
