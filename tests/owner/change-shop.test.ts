import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { announcementChange } from "#owner/change-announcement.ts";
import { priceChange } from "#owner/change-price.ts";
import { type Change, changeReport, changeShop } from "#owner/change-shop.ts";
import { statusChange } from "#owner/change-status.ts";
import { checkShop } from "#owner/check/check-shop.ts";
import { smallShopFolder } from "#tests/owner/check/small-shop.ts";
import { startCommand } from "./owner-command.ts";

const read = (folder: string, file: string) => readFileSync(join(folder, "src/data", file), "utf8");

const run = (folder: string, options: readonly string[], variables?: NodeJS.ProcessEnv) =>
  startCommand("owner/shop-command.ts", options, folder, variables);

test("npm run status changes the files, and says what has changed", () => {
  const folder = smallShopFolder();
  expect(
    run(folder, ["status", "product=Private", "status=Updating", "--note=Back = tonight"]),
  ).toEqual({
    status: 0,
    output:
      'Private: Updating, was Undetected, which has no since and is not in the history.\nPrivate: the note "Back = tonight".\nThis is not published yet: commit and push it.\n',
    errors: "",
  });
  expect(read(folder, "products.ts")).toContain('status: "Updating",');
});

test("a price and an announcement take the answers of a form, and say where it can be seen", async () => {
  const folder = smallShopFolder();
  const event = join(folder, "event.json");
  vi.stubEnv("GITHUB_ACTIONS", "true");
  vi.stubEnv("GITHUB_EVENT_PATH", event);
  const send = async (change: Change, inputs: Record<string, string>) => {
    writeFileSync(event, JSON.stringify({ inputs }));
    return changeReport(change, [], folder);
  };
  const note = 'It\'s "new" $(touch hacked)';
  expect(await send(announcementChange, { action: "show", message: note, link: "" })).toBe(
    `The announcement is shown: "${note}".\nIts link "See the products" leads to /#products.\nIn a few minutes, it is at https://latchkey.example.`,
  );
  expect(await send(priceChange, { product: "Private", plan: "Day Key", price: "3" })).toMatch(
    /^Private, Day Key: \$3\.00, was \$2\.99\.\n/,
  );
});

test("a refusal is an annotation without a stack in GitHub Actions, and fails", () => {
  const variables = { GITHUB_ACTIONS: "true" };
  expect(run(smallShopFolder(), ["price", "product=Private"], variables)).toEqual({
    status: 1,
    output:
      "::error::Write which plan, with commas between several, or all: Day Key, Week Key, Month Key.\n",
    errors: "",
  });
});

test("what the shop says already is no failure", async () => {
  const folder = smallShopFolder();
  const before = read(folder, "products.ts");
  expect(await changeReport(statusChange, ["product=all", "note=none"], folder)).toBe(
    "The shop says all of this already.",
  );
  expect(read(folder, "products.ts")).toBe(before);
});

test.each([
  ["2026-11-20T09:59:00Z", "2026-11-19", "2026-11-20"],
  ["2026-11-20T10:01:00Z", "2026-11-19", "2026-11-21"],
  ["2026-11-20T12:01:00Z", "2026-11-20", "2026-11-21"],
])(
  "at %s, the day is the owner's own, and the check of a host in UTC accepts it",
  async (now, ...days) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
    const folder = smallShopFolder();
    const dayIn = async (timeZone: string) => {
      vi.stubEnv("TZ", timeZone);
      await changeShop(statusChange, ["--checked=yes"], folder);
      return /lastChecked: "(.*)"/.exec(read(folder, "status.ts"))?.[1] ?? "";
    };
    // The first and the last zone of the world.
    expect([await dayIn("Etc/GMT+12"), await dayIn("Etc/GMT-14")]).toEqual(days);
    vi.stubEnv("TZ", "UTC");
    const diagnostics = await checkShop(folder);
    expect(diagnostics.filter(({ severity }) => severity !== "todo")).toEqual([]);
  },
);

test.each([
  [[], /^Write what changes\. Every[^]*npm run status product="Private" status=Updating/],
  [["--stauts=Updating"], /^There is no option "stauts"\. Did you mean status\?$/],
  [["note=A", "--note=B"], /^note is there twice\. Write it once, with commas between several\.$/],
  [
    ["--product", "Private"],
    /^"--product" is not written as name=value\. A value [^]*npm run status/,
  ],
])("without an option that it knows it says how to write them: %j", async (options, message) => {
  await expect(changeShop(statusChange, options, smallShopFolder())).rejects.toThrow(message);
});

test.each(["sk_live_51Habc", "8|abcdefghijklmnopqrstuvwxyz", "a1".repeat(20)])(
  "a value that looks like a key is not shown: %s",
  async (key) => {
    await expect(changeShop(statusChange, [`note=${key}`], smallShopFolder())).rejects.toThrow(
      /^One of these looks like a secret key\. Delete it where it was made\.$/,
    );
  },
);

test("a file of another encoding is named, and nothing is written", async () => {
  const folder = smallShopFolder();
  const file = join(folder, "src/data/status.ts");
  const text = read(folder, "status.ts").replace("lastChecked", "/* é */ lastChecked");
  const latin1 = Buffer.from(text, "latin1");
  writeFileSync(file, latin1);
  await expect(changeShop(statusChange, ["checked=yes"], folder)).rejects.toThrow(
    /status\.ts:5: the file is not saved as UTF-8\. /,
  );
  expect(readFileSync(file)).toEqual(latin1);
});

test.each([
  ["note=\u0007", /^Nothing was changed\. Private: statusNote is/],
  ["note=none", /^Nothing was changed\. src\/data\/home\.ts:1: /],
])("a change after which the shop has a problem is taken back: %j", async (option, message) => {
  const folder = smallShopFolder();
  if (option === "note=none") writeFileSync(join(folder, "src/data/home.ts"), "");
  const before = read(folder, "products.ts");
  const changed = changeShop(statusChange, ["product=Private", option], folder);
  await expect(changed).rejects.toThrow(message);
  expect(read(folder, "products.ts")).toBe(before);
});

test("in a message, \\n is a new line, as in the files", async () => {
  const folder = smallShopFolder();
  await changeShop(announcementChange, [String.raw`message=Sale\nToday`], folder);
  expect(read(folder, "preferences.ts")).toContain(String.raw`message: "Sale\nToday",`);
});

test("what the check warns of since is said", async () => {
  const folder = smallShopFolder();
  const message = "Everything in the shop is half the price until the end of the month";
  const said = await changeShop(announcementChange, [`message=${message}`], folder);
  expect(said.at(-1)).toContain("which with linkText has 84 letters.");
});
