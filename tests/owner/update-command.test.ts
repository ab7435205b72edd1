import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const command = join(import.meta.dirname, "../../src/owner/update-command.mjs");

let folder = "";
const shop = () => join(folder, "shop");
const template = () => join(folder, "template");

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "update-"))));
afterEach(() => rmSync(folder, { recursive: true }));

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

const packageJson = (version: string, check = "echo No problems in src/data.") =>
  JSON.stringify({ name: "latchkey", version, scripts: { check } }, null, 2);

const version1 = {
  "package.json": packageJson("1.0.0"),
  ".gitignore": "node_modules\n*.local\n",
  "CHANGELOG.md": "# Changes\n\n## 1.0.0\n\nThe first version.\n",
  "src/app.ts": "old",
  "src/old/gone.ts": "old",
  "old.config.ts": "old",
  "src/data/products.ts": "sample",
  "src/data/README.md": "old guide",
  "public/robots.txt": "sample",
};

const changes = {
  "package.json": packageJson("1.1.0"),
  "CHANGELOG.md": "# Changes\n\n## 1.1.0\n\nA new page.\n\n## 1.0.0\n\nThe first version.\n",
  "src/app.ts": "new",
  "src/page.ts": "new",
  "src/old/gone.ts": null,
  "old.config.ts": null,
  "src/data/products.ts": "new sample",
  "src/data/theme.css": "new sample",
  "src/data/media/new.png": "new sample",
  "src/data/README.md": "new guide",
  "public/robots.txt": "new sample",
};

/** The owner's changes since the first version. */
const own = {
  "src/data/products.ts": "own",
  "src/data/notes.md": "own",
  "src/data/media/own.png": "own",
  "public/terms.pdf": "own",
};

function git(root: string, ...parts: string[]): void {
  const config = ["-c", "user.name=Owner", "-c", "user.email=owner@shop.example"];
  execFileSync("git", [...config, ...parts], { cwd: root, stdio: "pipe" });
}

function commit(root: string): void {
  git(root, "init", "--quiet");
  git(root, "add", "--all");
  git(root, "commit", "--quiet", "--message=Change");
}

function update(...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...options], {
    cwd: shop(),
    encoding: "utf8",
  });
  return { status, output: stdout, errors: stderr };
}

/** What is the same in every way to update. */
function expectUpdated(): void {
  expect([read("src/app.ts"), read("src/page.ts")]).toEqual(["new", "new"]);
  expect(has("src/old")).toBe(false);
  expect(read("src/data/README.md")).toBe("new guide");
  // The owner's files stay as they are; a new data file is added, new sample media are not.
  for (const [file, text] of Object.entries(own)) expect(read(file)).toBe(text);
  expect(read("public/robots.txt")).toBe("sample");
  expect(read("src/data/theme.css")).toBe("new sample");
  expect(has("src/data/media/new.png")).toBe(false);
}

describe("a shop in a Git repository", () => {
  beforeEach(() => {
    write(shop(), { ...version1, ...own });
    commit(shop());
    write(shop(), { "settings.local": "own", "node_modules/react.js": "old" });
    write(template(), version1);
    commit(template());
    write(template(), changes);
  });

  test("takes a version from a Git address", () => {
    commit(template());
    git(template(), "tag", "v1.1.0");
    const { status, output, errors } = update(template(), "v1.1.0");
    expect(errors).toBe("");
    expect(status).toBe(0);
    expectUpdated();
    expect(has("old.config.ts")).toBe(false);
    // Files that Git ignores stay.
    expect([read("settings.local"), read("node_modules/react.js")]).toEqual(["own", "old"]);
    expect(output).toMatchInlineSnapshot(`
      "Updated from 1.0.0 to 1.1.0: 4 files changed, 2 added, 2 removed.
      Removed: old.config.ts, src/old/gone.ts
      New in src/data: src/data/theme.css

      ## 1.1.0

      A new page.

      npm run check:
      No problems in src/data.

      Look at the shop with npm run dev, then commit.
      To go back instead, discard the changes: in GitHub Desktop, Branch → Discard all changes.
      "
    `);
  });

  test("takes a version from a folder", () => {
    expect(update("../template").status).toBe(0);
    expectUpdated();
    expect(has("old.config.ts")).toBe(false);
  });

  test("changes of the owner to the template's files are named if the update undoes them", () => {
    write(shop(), {
      "src/app.ts": "own",
      "src/page.ts": "new",
      "src/data/products.ts": "own 2",
      "wrangler.jsonc": "own",
    });
    commit(shop());
    expect(update("../template").output).toMatch(
      /^Your own changes to these files are gone \(.*\): src\/app.ts, wrangler.jsonc$/m,
    );
    commit(shop());
    write(template(), { "package.json": packageJson("1.2.0"), "src/app.ts": "newer" });
    expect(update("../template").output).not.toContain("Your own changes");
  });

  test("changes of the template's developers in a clone are not taken for the owner's", () => {
    const names = Array.from({ length: 9 }, (_, index) => `src/${index}.ts`);
    write(shop(), Object.fromEntries(names.map((name) => [name, "between two versions"])));
    commit(shop());
    const { output } = update("../template");
    expect(output).toContain("11 removed");
    expect(output).not.toContain("Your own changes");
  });

  test("a second update to the same version changes nothing", () => {
    update("../template");
    commit(shop());
    expect(update("../template")).toEqual({
      status: 0,
      output: "This shop has version 1.1.0 already. Nothing was changed.\n",
      errors: "",
    });
  });

  test("new packages are installed before the check, which fails the command", () => {
    write(template(), {
      "package.json": packageJson("1.1.0", "echo 1 problem to fix; ls node_modules; exit 1"),
      "package-lock.json": JSON.stringify({ name: "latchkey", lockfileVersion: 3, packages: {} }),
    });
    const { status, output } = update("../template");
    expect(status).toBe(1);
    expect(output).toContain("1 problem to fix");
    // npm ci has removed what the new version does not need.
    expect(has("node_modules/react.js")).toBe(false);
    expect(output).toContain("Change what the check lists");
  });

  test("packages that cannot be installed are reported with the next step", () => {
    write(template(), { "package-lock.json": "{ broken" });
    const { status, output } = update("../template");
    expect(status).toBe(1);
    expect(output).toContain("Run npm ci, then npm run check, then commit.\nTo go back instead");
  });

  test("a long changelog and a long report fit on a page", () => {
    const lines = Array.from({ length: 500 }, (_, index) => `Line ${index}`).join("\n");
    const many = Object.fromEntries(Array.from({ length: 99 }, (_, index) => [`src/${index}`, ""]));
    write(shop(), many);
    commit(shop());
    write(template(), {
      "package.json": packageJson("1.1.0", "node check.js"),
      "check.js": "for (let i = 0; i < 500; i += 1) console.log(i);",
      "CHANGELOG.md": `## 1.1.0\n${lines}\n`,
    });
    expect(update("../template").output.split("\n").length).toBeLessThan(60);
  });

  test.each([
    ["uncommitted changes", "../template", "Some changes are not committed yet:\n?? src/mine.ts"],
    ["an older version", "../older", "This shop has version 1.0.0, which is newer than 0.9.0."],
    ["another project", "../other", "../other is not a version of this template"],
    ["the shop itself", ".", ". is not a version of this template"],
    ["a folder that does not exist", "../nowhere", "There is no package.json in "],
  ])("refuses %s and changes nothing", (name, place, message) => {
    if (name === "uncommitted changes") write(shop(), { "src/mine.ts": "own" });
    write(join(folder, "older"), { "package.json": packageJson("0.9.0") });
    write(join(folder, "other"), {
      "package.json": JSON.stringify({ name: "x", version: "2.0.0" }),
    });
    const { status, errors } = update(place);
    expect(status).toBe(1);
    expect(errors).toContain(message);
    expect(read("src/app.ts")).toBe("old");
  });

  test.each([
    ["1.0.0", "Did you mean v1.0.0?"],
    ["v9.9.9", "Did you mean v1.10.0?"],
  ])("refuses version %s, which the address does not have", (tag, meant) => {
    for (const name of ["v1.9.0", "v1.10.0", "v1.0.0"]) git(template(), "tag", name);
    const { status, errors } = update(template(), tag);
    expect(status).toBe(1);
    expect(errors).toBe(`There is no version ${tag} there. ${meant} Nothing was changed.\n`);
  });

  test("refuses an address without versions", () => {
    const { errors } = update(template(), "v1.0.0");
    expect(errors).toBe(
      "There is no version v1.0.0 there. It has no versions. Nothing was changed.\n",
    );
  });

  test("refuses an address that Git cannot read", () => {
    const { errors } = update(join(folder, "nowhere"), "v1.0.0");
    expect(errors).toMatch(/^Git cannot read .*Nothing was changed\.\n$/s);
  });
});

test("a shop without Git is copied first, and only folders of the template are cleaned up", () => {
  write(shop(), { ...version1, ...own, ".env": "own", "my-notes/a.txt": "own", "dist/x.html": "" });
  write(template(), { ...version1, ...changes, "src/old/gone.ts": "", "old.config.ts": "" });
  rmSync(join(template(), "src/old"), { recursive: true });
  rmSync(join(template(), "old.config.ts"));
  const { status, output } = update("../template");
  expect(status).toBe(0);
  expectUpdated();
  expect([read(".env"), read("my-notes/a.txt"), has("dist/x.html")]).toEqual(["own", "own", true]);
  const backup = join(folder, "shop-1.0.0");
  expect(output).toContain(`The shop as it was is in ${backup}.`);
  expect(readFileSync(join(backup, "src/old/gone.ts"), "utf8")).toBe("old");
  expect(existsSync(join(backup, "dist"))).toBe(false);
});
