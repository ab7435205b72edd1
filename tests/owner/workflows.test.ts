import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { productStatuses } from "#domain/status.ts";
import { edited, smallShop } from "#tests/owner/check/small-shop.ts";
import { runGit, sourcePath, temporaryFolder, tsxImport } from "./owner-command.ts";

const project = join(import.meta.dirname, "../..");
const workflow = (name: string) =>
  readFileSync(join(project, `.github/workflows/${name}.yml`), "utf8");

const folder = temporaryFolder();
const shop = join(folder, "shop");
const origin = join(folder, "origin.git");

const git = (...parts: string[]) => runGit(shop, ...parts);

const write = (file: string, text: string) => writeFileSync(join(shop, "src/data", file), text);
const read = (file: string) => readFileSync(join(shop, "src/data", file), "utf8");

/** A shop in a repository with a remote one, and the scripts of package.json that workflows call. */
beforeAll(() => {
  cpSync(join(project, "tests/shop"), join(shop, "src/data"), { recursive: true });
  for (const [file, text] of Object.entries(smallShop)) write(file, text);
  const scripts = {
    check: `node ${tsxImport} ${sourcePath("owner/check/check-command.ts")}`,
    status: `node ${tsxImport} ${sourcePath("owner/status-command.ts")}`,
  };
  writeFileSync(join(shop, "package.json"), JSON.stringify({ scripts }));
  execFileSync("git", ["init", "--quiet", "--bare", origin]);
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message=Shop");
  git("remote", "add", "origin", origin);
  git("push", "--quiet", "--set-upstream", "origin", "HEAD");
});

/** The scripts of a workflow's steps. */
function scriptsOf(name: string): string[] {
  const [, ...steps] = workflow(name).split("- run: ");
  return steps.map((step) => (step.split(/\n *(?:env:|#|- )/)[0] ?? "").replace(/^\|/, ""));
}

/** Runs the last step of a workflow in the shop, as GitHub does. */
function runLastStep(name: string, env: Record<string, string> = {}) {
  const script = scriptsOf(name).at(-1) ?? "";
  const { status, stdout, stderr } = spawnSync("bash", ["-e", "-c", script], {
    cwd: shop,
    encoding: "utf8",
    env: { ...process.env, GITHUB_ACTIONS: "true", ...env },
  });
  return { status, output: stdout, errors: stderr };
}

const noChange = { PRODUCT: "", STATUS: "No change", NOTE: "", SOLD_OUT: "", CHECKED: "no" };

test("the form changes a status, and commits and pushes it", () => {
  const note = `It's "back" $(touch hacked) \`touch hacked\` \${PATH} ; touch hacked %0A`;
  const form = { ...noChange, PRODUCT: "Private", STATUS: "Updating", NOTE: note };
  const { status, output } = runLastStep("status", form);
  expect(status).toBe(0);
  expect(output).toContain("Private: Updating, was Undetected.");
  expect(read("products.ts")).toContain(`    statusNote: ${JSON.stringify(note)},\n`);
  expect(read("status.ts")).toMatch(
    /changes: \[\n {4}\{ day: "\d{4}-\d\d-\d\d", product: "151373"/,
  );
  expect(existsSync(join(shop, "hacked"))).toBe(false);
  expect(git("log", "--format=%s", "@{upstream}", "-1")).toBe("Change the status of Private\n");
  expect(git("status", "--porcelain")).toBe("");
});

test("the form commits nothing if the shop has a problem", () => {
  const before = git("rev-parse", "HEAD");
  write("reviews.ts", edited(smallShop["reviews.ts"], "rating: 5", "rating: 0"));
  const { status, output } = runLastStep("status", {
    ...noChange,
    PRODUCT: "Private",
    NOTE: "Back",
  });
  expect([status, output]).toEqual([
    1,
    expect.stringContaining("::error file=src/data/reviews.ts"),
  ]);
  expect(git("rev-parse", "HEAD")).toBe(before);
  git("checkout", "--", ".");
});

test.each([[], ["--stauts=Updating"]])(
  "npm run status without an option that it knows shows how to write them: %s",
  (...options) => {
    const run = spawnSync("npm", ["run", "--silent", "status", "--", ...options], {
      cwd: shop,
      encoding: "utf8",
    });
    expect(run.status).toBe(1);
    expect(run.stdout).toMatch(/^Write what changes\..*\n {2}npm run status -- --product=/m);
  },
);

test("the check passes a shop with samples, which it lists", () => {
  const { status, output } = runLastStep("check");
  expect(status).toBe(0);
  expect(output).toMatch(/^::notice file=src\/data\/.*line \d+: a sample: /m);
});

test("the form offers every status of a product", () => {
  expect(workflow("status")).toContain(`options: [No change, ${productStatuses.join(", ")}]`);
});

test.each(["check", "status", "test"])("%s.yml puts no input into a shell script", (name) => {
  expect(scriptsOf(name)[0]).toContain("npm ci");
  expect(scriptsOf(name).join("\n")).not.toContain("${{");
});
