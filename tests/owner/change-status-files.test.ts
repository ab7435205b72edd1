import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { changeStatusFiles } from "#owner/change-status-files.ts";
import { checkShop } from "#owner/check/check-shop.ts";
import { smallShopFolder } from "#tests/owner/check/small-shop.ts";
import { startCommand } from "./owner-command.ts";

const read = (folder: string, file: string) => readFileSync(join(folder, "src/data", file), "utf8");

test("npm run status changes the files, and says what has changed", () => {
  const folder = smallShopFolder();
  const options = ["--product=Private", "--status=Updating", "--note=Back tonight"];
  expect(startCommand("owner/status-command.ts", options, folder)).toEqual({
    status: 0,
    output: 'Private: Updating, was Undetected.\nPrivate: the note "Back tonight".\n',
    errors: "",
  });
  expect(read(folder, "products.ts")).toContain('status: "Updating",');
  expect(read(folder, "status.ts")).toContain('product: "151373", status: "Updating"');
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
    expect(findings.filter(({ severity }) => severity !== "notice")).toEqual([]);
  },
);

test.each([[[]], [["--stauts=Updating"]]])(
  "without an option that it knows it shows how to write them: %j",
  async (options) => {
    await expect(changeStatusFiles(options, ".")).rejects.toThrow(
      /Write what changes\..*\n {2}npm run status -- --product=/,
    );
  },
);
