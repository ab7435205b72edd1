import { execFileSync, spawn, spawnSync } from "node:child_process";
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
  const noToken = 'test -z "$TOKEN"';
  // The check takes seconds on a busy machine: a test that only needs its last run switches it off.
  const check = `node ${tsxImport} ${sourcePath("owner/check/check-command.ts")}`;
  const scripts = {
    prestatus: noToken,
    precheck: noToken,
    check: `test -n "$SKIP_CHECK" || ${check}`,
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

/** What GitHub gives a step besides the form. */
const stepVariables = () => ({
  GITHUB_ACTIONS: "true",
  GITHUB_REF: git("symbolic-ref", "HEAD").trim(),
});

/** Runs the last step of a workflow in the shop, as GitHub does. */
function runLastStep(name: string, env: Record<string, string> = {}) {
  const script = scriptsOf(name).at(-1) ?? "";
  const { status, stdout, stderr } = spawnSync("bash", ["-e", "-c", script], {
    cwd: shop,
    encoding: "utf8",
    env: { ...process.env, ...stepVariables(), ...env },
  });
  return { status, output: stdout, errors: stderr };
}

const noChange = {
  TOKEN: "secret",
  PRODUCT: "",
  STATUS: "No change",
  NOTE: "",
  SOLD_OUT: "",
  CHECKED: "no",
};

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

test("three forms at once end as three commits, and the last has no problem", async () => {
  const forms = [
    { ...noChange, PRODUCT: "Private", STATUS: "Detected" },
    { ...noChange, PRODUCT: "Temp Spoofer", STATUS: "Updating" },
    { ...noChange, PRODUCT: "Temp Spoofer", SOLD_OUT: "Week Key" },
  ];
  const script = scriptsOf("status").at(-1) ?? "";
  const before = git("rev-list", "--count", "HEAD");
  // All start from the same commit, so that the pushes of two are refused at least once.
  const clones = forms.map((_, index) => {
    const clone = join(folder, `run-${index}`);
    runGit(folder, "clone", "--quiet", origin, clone);
    return clone;
  });
  const ends = forms.map(
    (form, index) =>
      new Promise((resolve) => {
        const env = { ...process.env, ...stepVariables(), ...form, SKIP_CHECK: "yes" };
        const options = { cwd: clones[index], env, stdio: "ignore" } as const;
        spawn("bash", ["-e", "-c", script], options).on("close", resolve);
      }),
  );
  expect(await Promise.all(ends)).toEqual([0, 0, 0]);
  git("pull", "--quiet");
  expect(git("rev-list", "--count", "HEAD")).toBe(`${Number(before) + 3}\n`);
  expect(read("status.ts")).toMatch(/product: "151373", status: "Detected"/);
  expect(read("status.ts")).toMatch(/product: "283989", status: "Updating"/);
  expect(read("products.ts")).toMatch(/variantId: 300005, soldOut: true/);
  expect(runLastStep("check").status).toBe(0);
}, 300_000);

test("the token is given to Git, and stored nowhere", () => {
  const answer = execFileSync("git", ["credential", "fill"], {
    cwd: shop,
    encoding: "utf8",
    input: "protocol=https\nhost=github.com\n\n",
    env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", TOKEN: "secret" },
  });
  expect(answer).toContain("username=x-access-token\npassword=secret\n");
  expect(readFileSync(join(shop, ".git/config"), "utf8")).not.toContain("secret");
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

test.each(["check", "status", "test"])("%s.yml leaves no token to the packages", (name) => {
  const checkouts = workflow(name).split("actions/checkout@").slice(1);
  expect(checkouts).toHaveLength(1);
  expect(checkouts[0]?.split("- uses:")[0]).toContain("persist-credentials: false");
});

test.each(["check", "status", "test"])("%s.yml puts no input into a shell script", (name) => {
  expect(scriptsOf(name)[0]).toContain("npm ci");
  expect(scriptsOf(name).join("\n")).not.toContain("${{");
});
