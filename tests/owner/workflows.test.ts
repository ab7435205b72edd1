import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { productStatuses } from "#domain/status.ts";
import { changeStatusFiles } from "#owner/change-status-files.ts";
import { smallShopFolder } from "#tests/owner/check/small-shop.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { pathWithNpm, runGit, start } from "./owner-command.ts";

const workflow = (name: string) => readFileSync(`.github/workflows/${name}.yml`, "utf8");

/** The scripts of a workflow's steps. */
function scriptsOf(name: string): string[] {
  const [, ...steps] = workflow(name).split("- run: ");
  return steps.map((step) => (step.split(/\n *(?:env:|#|- )/)[0] ?? "").replace(/^\|/, ""));
}

const folder = temporaryFolder();
const shop = join(folder, "shop");
const origin = join(folder, "origin.git");
const given = join(folder, "given");
const git = (...parts: string[]) => runGit(shop, ...parts);

// In place of the commands, which have their own tests: a change of status adds a line to a file, and the
// check fails if the shop has the file "problem". Neither may see the token.
const path = pathWithNpm(`test -z "$TOKEN" || exit 3
case "$2" in
  check) test ! -e problem ;;
  status) shift 3; printf '%s\\0' "$@" > "$GIVEN"; test "$2" = "--status=nothing new" || echo "$1" >> changes ;;
esac`);

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

const noChange = {
  TOKEN: "secret",
  PRODUCT: "",
  STATUS: "No change",
  NOTE: "",
  SOLD_OUT: "",
  CHECKED: "no",
};

/** The last step of the workflow, with what GitHub gives it and what was typed into the form. */
const changeStep = (form: Partial<typeof noChange>) => {
  const GITHUB_REF = git("symbolic-ref", "HEAD").trim();
  const variables = { PATH: path, GIVEN: given, GITHUB_REF, ...noChange, ...form };
  return { options: ["-e", "-c", scriptsOf("status").at(-1) ?? ""], variables };
};

/** Sends the form, and waits for its end. */
function send(form: Partial<typeof noChange>) {
  const { options, variables } = changeStep(form);
  return start("bash", options, shop, variables);
}

test("the form's answers reach npm run status as they are typed, and the change is pushed", async () => {
  const note = `It's "back" $(touch hacked) \`touch hacked\` \${PATH} ; touch hacked %0A`;
  expect(send({ PRODUCT: "Private", STATUS: "Updating", NOTE: note }).status).toBe(0);
  expect(existsSync(join(shop, "hacked"))).toBe(false);
  expect(git("log", "--format=%s", "@{upstream}", "-1")).toBe("Change the status of Private\n");
  expect(git("status", "--porcelain")).toBe("");
  const options = readFileSync(given, "utf8").split("\0").slice(0, -1);
  expect(await changeStatusFiles(options, smallShopFolder())).toEqual([
    "Private: Updating, was Undetected.",
    `Private: the note "${note}".`,
    'The pages still say "Checked 15 January 2025". When you have checked every product, send checked=yes.',
  ]);
});

test("asking for what the shop says already succeeds without a commit, and the day alone has one", () => {
  const before = git("rev-parse", "HEAD");
  expect(send({ PRODUCT: "Private", STATUS: "nothing new" }).status).toBe(0);
  expect(git("rev-parse", "HEAD")).toBe(before);
  expect(send({ CHECKED: "yes" }).status).toBe(0);
  expect(git("log", "--format=%s", "@{upstream}", "-1")).toBe("Change the status\n");
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
        const { options, variables } = changeStep({ PRODUCT: product });
        const env = { ...process.env, ...variables };
        spawn("bash", options, { cwd, env, stdio: "ignore" }).on("close", resolve);
      }),
  );
  expect(await Promise.all(ends)).toEqual([0, 0, 0]);
  git("pull", "--quiet");
  expect(git("rev-list", "--count", "HEAD")).toBe(`${Number(before) + 3}\n`);
  const changes = readFileSync(join(shop, "changes"), "utf8").trim().split("\n").slice(-3);
  expect(changes.toSorted()).toEqual(products.toSorted().map((name) => `--product=${name}`));
});

test("the token is given to Git, and stored nowhere", () => {
  send({ PRODUCT: "Private" });
  const answer = execFileSync("git", ["credential", "fill"], {
    cwd: shop,
    encoding: "utf8",
    input: "protocol=https\nhost=github.com\n\n",
    env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", TOKEN: "secret" },
  });
  expect(answer).toContain("username=x-access-token\npassword=secret\n");
  expect(readFileSync(join(shop, ".git/config"), "utf8")).not.toContain("secret");
});

test("the form commits nothing if the check fails", () => {
  const before = git("rev-parse", "HEAD");
  writeFileSync(join(shop, "problem"), "");
  const { status } = send({ PRODUCT: "Private" });
  git("reset", "--quiet", "--hard");
  rmSync(join(shop, "problem"));
  expect([status, git("rev-parse", "HEAD")]).toEqual([1, before]);
});

test("the form offers every status of a product", () => {
  expect(workflow("status")).toContain(`options: [No change, ${productStatuses.join(", ")}]`);
});

test.each(["check", "status", "test"])(
  "%s.yml leaves no token to the packages, and puts no input into a shell script",
  (name) => {
    const checkouts = workflow(name).split("actions/checkout@").slice(1);
    expect(checkouts).toHaveLength(1);
    expect(checkouts[0]?.split("- uses:")[0]).toContain("persist-credentials: false");
    expect(scriptsOf(name)[0]).toContain("npm ci");
    expect(scriptsOf(name).join("\n")).not.toContain("${{");
  },
);
