import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { smallShop } from "#tests/owner/check/small-shop.ts";
import { runCommand, temporaryFolder } from "./owner-command.ts";

const folder = temporaryFolder();
cpSync("tests/shop", join(folder, "src/data"), { recursive: true });
for (const [file, text] of Object.entries(smallShop)) {
  writeFileSync(join(folder, "src/data", file), text);
}

const run = (file: string, options: string[], TZ: string) =>
  runCommand(file, options, folder, { TZ });

/** The day that the command writes in a time zone. */
async function dayWritten(timeZone: string): Promise<string> {
  const { errors } = await run("owner/status-command.ts", ["--checked=yes"], timeZone);
  expect(errors).toBe("");
  const text = readFileSync(join(folder, "src/data/status.ts"), "utf8");
  return /lastChecked: "(.*)"/.exec(text)?.[1] ?? "";
}

// The zones are 26 hours apart: in no moment do they have the same day.
test("the day is the owner's own, and the check of a host in UTC accepts it", async () => {
  const west = await dayWritten("Etc/GMT+12");
  const east = await dayWritten("Etc/GMT-14");
  expect(west).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(west < east).toBe(true);
  const { output } = await run("owner/check/check-command.ts", [], "UTC");
  expect(output).toBe("No problems in src/data.\n");
});
