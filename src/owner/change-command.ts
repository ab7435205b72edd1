import { ownersFolder } from "#data-reader/data-files.ts";
import { readData } from "#data-reader/read-data.ts";
import { announcementChange } from "./change-announcement.ts";
import { priceChange } from "./change-price.ts";
import { changeShop } from "./change-shop.ts";
import { statusChange } from "./change-status.ts";
import { isInGitHubActions } from "./check/report.ts";
import { runCommand } from "./run-command.ts";

const changes = { status: statusChange, price: priceChange, announce: announcementChange };

const [name, ...args] = process.argv.slice(2);
// The answers of a form on GitHub.
const form = JSON.parse(process.env["FORM"] ?? "{}") as Record<string, string>;
const answers = Object.entries(form).map(([option, value]) => `${option}=${value}`);

await runCommand(async () => {
  const change = changes[name as keyof typeof changes];
  const summary = await changeShop(change, [...args, ...answers], process.cwd());
  const { siteUrl } = await readData(ownersFolder, "shop.ts");
  const next = isInGitHubActions()
    ? `In a few minutes, it is at ${siteUrl}.`
    : "This is not published yet: commit and push it.";
  const isNew = summary.length > 0;
  console.log(isNew ? [...summary, next].join("\n") : "The shop says all of this already.");
});
