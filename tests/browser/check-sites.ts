import { existsSync } from "node:fs";
import { dataFolder } from "#owner/check/data-folder.ts";

/** Reports which command to run if a built site for the browser tests is missing. */
export function checkSites(): void {
  for (const [folder, command] of [
    [process.env["SHOP_FOLDER"], "npm run test:site"],
    [process.env["LIVE_FOLDER"], "npm run test:live-site"],
    [process.env["OWNERS_FOLDER"], "npm run build"],
  ] as const) {
    if (!existsSync(`${folder}/index.html`)) {
      throw new Error(`There is no site in ${folder}. Run: ${command}`);
    }
  }
  if (dataFolder !== "tests/shop") {
    throw new Error("Run the browser tests with: npm run test:browser -- <spec>");
  }
}
