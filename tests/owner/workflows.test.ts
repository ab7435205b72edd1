import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { productStatuses } from "#domain/status.ts";
import { announcementChange } from "#owner/change-announcement.ts";
import { priceChange } from "#owner/change-price.ts";
import { statusChange } from "#owner/change-status.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { pathWith, runGit, start } from "./owner-command.ts";

const read = (file: string) => readFileSync(`.github/${file}`, "utf8");
const forms = { status: statusChange, price: priceChange, announce: announcementChange };
const formNames = Object.keys(forms) as (keyof typeof forms)[];

/** The scripts of the steps of a workflow or action. */
function scriptsOf(file: string): string[] {
  const [, ...steps] = read(file).split("- run: ");
  return steps.map((step) => (step.split(/\n *(?:env:|shell:|#|- )/)[0] ?? "").replace(/^\|/, ""));
}

const folder = temporaryFolder();
const shop = join(folder, "shop");
const origin = join(folder, "origin.git");
const summary = join(folder, "summary");
const git = (...parts: string[]) => runGit(shop, ...parts);

// In place of npx, whose commands have their own tests: it adds the form's answer to a file, and says so. In
// place of gh: it notes what it is asked. npx never sees the token.
const path = pathWith({
  npx: `test -z "$TOKEN" || exit 3
answer=$(cat "$GITHUB_EVENT_PATH")
echo "$*: $answer"
case "$answer" in refused) exit 1 ;; nothing) ;; *) echo "$answer" >> changes ;; esac`,
  gh: `echo "$GH_TOKEN $*" > "$RUNNER_TEMP/gh"`,
});

beforeAll(() => {
  mkdirSync(shop);
  writeFileSync(join(shop, "changes"), "");
  execFileSync("git", ["init", "--quiet", "--bare", origin]);
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message=Shop");
  git("remote", "add", "origin", origin);
  git("push", "--quiet", "--set-upstream", "origin", "HEAD");
});

/** The last step of the action, with what GitHub gives it: the form's answer is in a file of a folder. */
const changeStep = (answer: string, runnerFolder: string) => {
  const GITHUB_EVENT_PATH = join(runnerFolder, "event");
  writeFileSync(GITHUB_EVENT_PATH, answer);
  const GITHUB_REF = git("symbolic-ref", "HEAD").trim();
  const github = { GITHUB_EVENT_PATH, GITHUB_STEP_SUMMARY: summary, GITHUB_REF };
  const variables = { PATH: path, TOKEN: "secret", COMMAND: "price", RUNNER_TEMP: runnerFolder };
  return {
    options: ["-eo", "pipefail", "-c", scriptsOf("actions/change/action.yml").at(-1) ?? ""],
    variables: { ...variables, ...github, GITHUB_REF_NAME: GITHUB_REF.replace("refs/heads/", "") },
  };
};

/** Sends a form, and waits for its end. */
function send(answer: string) {
  const { options, variables } = changeStep(answer, folder);
  return start("bash", options, shop, variables);
}

test("the form's answers reach the command as they are typed, and its change is pushed", () => {
  const form = `{"note": "It's back $(touch hacked) \`touch hacked\` \${PATH} ; touch hacked %0A"}`;
  expect(send(form)).toMatchObject({ status: 0, output: expect.stringContaining(form) as string });
  expect(existsSync(join(shop, "hacked"))).toBe(false);
  expect(git("log", "--format=%s", "@{upstream}", "-1")).toBe(
    `tsx src/owner/shop-command.ts price: ${form}\n`,
  );
  expect(git("status", "--porcelain")).toBe("");
  expect(readFileSync(summary, "utf8")).toBe(`    tsx src/owner/shop-command.ts price: ${form}\n`);
});

test("asking for what the shop says already succeeds without a commit", () => {
  const before = git("rev-parse", "HEAD");
  expect(send("nothing").status).toBe(0);
  expect(git("rev-parse", "HEAD")).toBe(before);
});

test("what the command refuses fails the run, and commits and publishes nothing", () => {
  const before = git("rev-parse", "HEAD");
  expect(send("refused")).toMatchObject({
    status: 1,
    output: "tsx src/owner/shop-command.ts price: refused\n",
  });
  expect(git("rev-parse", "HEAD")).toBe(before);
});

test("the workflow of GitHub Pages is started, if there is one", () => {
  expect(existsSync(join(folder, "gh"))).toBe(false);
  mkdirSync(join(shop, ".github/workflows"), { recursive: true });
  writeFileSync(join(shop, ".github/workflows/pages.yml"), "");
  git("add", "--all");
  expect(send("on Pages").status).toBe(0);
  const branch = git("symbolic-ref", "--short", "HEAD");
  expect(readFileSync(join(folder, "gh"), "utf8")).toBe(
    `secret workflow run pages.yml --ref ${branch}`,
  );
});

test("three forms at once end as three commits, each with its change", async () => {
  const products = ["Radar", "Spoofer", "Overlay"];
  const before = git("rev-list", "--count", "HEAD");
  // All start from the same commit, so that the pushes of two are refused at least once.
  const clones = products.map((product) => {
    runGit(folder, "clone", "--quiet", origin, product);
    return { product, cwd: join(folder, product) };
  });
  const ends = clones.map(
    ({ product, cwd }) =>
      new Promise((resolve) => {
        const runnerFolder = join(cwd, ".git");
        const { options, variables } = changeStep(product, runnerFolder);
        const env = { ...process.env, ...variables };
        spawn("bash", options, { cwd, env, stdio: "ignore" }).on("close", resolve);
      }),
  );
  expect(await Promise.all(ends)).toEqual([0, 0, 0]);
  git("pull", "--quiet");
  expect(git("rev-list", "--count", "HEAD")).toBe(`${Number(before) + 3}\n`);
  const changes = readFileSync(join(shop, "changes"), "utf8").trim().split("\n").slice(-3);
  expect(changes.toSorted()).toEqual(products.toSorted());
});

test("the token is given to Git, and stored nowhere", () => {
  send("a change");
  const answer = execFileSync("git", ["credential", "fill"], {
    cwd: shop,
    encoding: "utf8",
    input: "protocol=https\nhost=github.com\n\n",
    env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", TOKEN: "secret" },
  });
  expect(answer).toContain("username=x-access-token\npassword=secret\n");
  expect(readFileSync(join(shop, ".git/config"), "utf8")).not.toContain("secret");
});

test.each(formNames)("the form %s asks for what its command knows", (name) => {
  const inputs = Array.from(
    read(`workflows/${name}.yml`).matchAll(/^ {6}([\w-]+):$/gm),
    ([, id]) => id,
  );
  expect(inputs).toEqual(forms[name].options);
  expect(read(`workflows/${name}.yml`)).toContain(`command: ${name}\n`);
});

test("the form offers every status of a product", () => {
  expect(read("workflows/status.yml")).toContain(
    `options: [No change, ${productStatuses.join(", ")}]`,
  );
});

test.each(["check", "test", ...formNames].map((name) => `workflows/${name}.yml`))(
  "%s leaves no token to the packages, and puts no input into a shell script",
  (file) => {
    const checkouts = read(file).split("actions/checkout@").slice(1);
    expect(checkouts).toHaveLength(1);
    expect(checkouts[0]?.split("- uses:")[0]).toContain("persist-credentials: false");
    const scripts = [...scriptsOf(file), ...scriptsOf("actions/change/action.yml")];
    expect(scripts.join("\n")).toContain("npm ci");
    expect(scripts.join("\n")).not.toContain("${{");
  },
);
