import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { changeStatusFiles } from "#owner/change-status-files.ts";
import { checkShop } from "#owner/check/check-shop.ts";
import { smallShopFolder } from "#tests/owner/check/small-shop.ts";
import { startCommand } from "./owner-command.ts";

const read = (folder: string, file: string) => readFileSync(join(folder, "src/data", file), "utf8");

test("npm run status changes the files, and says what has changed", () => {
  const folder = smallShopFolder();
  const options = ["product=Private", "status=Updating", "--note=Back = tonight"];
  expect(startCommand("owner/status-command.ts", options, folder)).toEqual({
    status: 0,
    output:
      'Private: Updating, was Undetected.\nPrivate: the note "Back = tonight".\nThe pages still say "Checked 15 January 2025". When you have checked every product, send checked=yes.\nThis is not published yet: commit and push it.\n',
    errors: "",
  });
  expect(read(folder, "products.ts")).toContain('status: "Updating",');
});

test("what the shop says already is no failure", () => {
  const folder = smallShopFolder();
  const before = read(folder, "products.ts");
  expect(startCommand("owner/status-command.ts", ["product=all", "note=none"], folder)).toEqual({
    status: 0,
    output: "The shop says all of this already.\n",
    errors: "",
  });
  expect(read(folder, "products.ts")).toBe(before);
});

test("in the form's log, nothing is left to do", () => {
  vi.stubEnv("GITHUB_ACTIONS", "true");
  const variables = { GITHUB_ACTIONS: "true" };
  const { output } = startCommand(
    "owner/status-command.ts",
    ["checked=yes"],
    smallShopFolder(),
    variables,
  );
  expect(output).toMatch(/^Every product checked on \d{4}-\d\d-\d\d\.\n$/);
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
      await changeStatusFiles(["--checked=yes"], folder);
      return /lastChecked: "(.*)"/.exec(read(folder, "status.ts"))?.[1] ?? "";
    };
    // The first and the last zone of the world.
    expect([await dayIn("Etc/GMT+12"), await dayIn("Etc/GMT-14")]).toEqual(days);
    vi.stubEnv("TZ", "UTC");
    const findings = await checkShop(folder);
    expect(findings.filter(({ severity }) => severity !== "todo")).toEqual([]);
  },
);

test.each([
  [[], /^Write what changes\./],
  [
    ["--stauts=Updating"],
    /^stauts cannot be read\. Write status= and the rest, in quotes if it has spaces\.\n/,
  ],
  [["soldout=Week Key"], /^soldout cannot be read\. Write sold-out= /],
  [
    ["product"],
    /^product cannot be read\. Write product= and the rest, in quotes if it has spaces\.\n/,
  ],
  [["sold-out=none", "--sold-out=all"], /^sold-out is there twice\. Write it once\.\n/],
  [["Private"], /^Private cannot be read\. Write product, status, note, sold-out, checked= /],
])("without an option that it knows it shows how to write them: %j", async (options, message) => {
  const folder = smallShopFolder();
  const file = join(folder, "src/data/products.ts");
  writeFileSync(file, read(folder, "products.ts").replace('"Private"', '"Kestrel"'));
  const found = changeStatusFiles(options, folder);
  await expect(found).rejects.toThrow(message);
  await expect(found).rejects.toThrow(
    'npm run status product="Kestrel" status=Updating note="Back tonight" sold-out="Day Key" checked=yes',
  );
});

test("a file that is missing or has another encoding is named, and nothing is written", async () => {
  const folder = smallShopFolder();
  const file = join(folder, "src/data/status.ts");
  const latin1 = Buffer.from(
    read(folder, "status.ts").replace("lastChecked", "/* é */ lastChecked"),
    "latin1",
  );
  writeFileSync(file, latin1);
  await expect(changeStatusFiles(["checked=yes"], folder)).rejects.toThrow(
    /status\.ts is not saved as UTF-8\. Save it as UTF-8/,
  );
  expect(readFileSync(file)).toEqual(latin1);
  rmSync(file);
  await expect(changeStatusFiles(["checked=yes"], folder)).rejects.toThrow(
    /status\.ts cannot be read\. Run the command in the shop's folder\./,
  );
});
