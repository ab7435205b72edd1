import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test, testShop } from "./fixtures.ts";
import { siteFolder } from "./sites.ts";

/** Runs a checker's command. Rejects with what it prints if it finds something. */
const run = async (command: string) => promisify(execFile)("npx", command.split(" "));

test("every page is valid HTML", async () => {
  await expect(run(`html-validate ${siteFolder}`)).resolves.toBeDefined();
});

test("every link within the site leads to a page and a place on it", async () => {
  // Other hosts are samples, and not contacted from tests. linkinator resolves a page's own fragments
  // against its address with a slash at the end, which is no page.
  const options = String.raw`--recurse --check-fragments --skip ^https?://(?!localhost)|\w/(#|$)`;
  await expect(run(`linkinator ${testShop} ${options}`)).resolves.toBeDefined();
});
