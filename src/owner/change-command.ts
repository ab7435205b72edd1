import { readFileSync } from "node:fs";
import { ownersFolder } from "#data-reader/data-files.ts";
import { readData } from "#data-reader/read-data.ts";
import { announcementChange } from "./change-announcement.ts";
import { priceChange } from "./change-price.ts";
import { changeShop } from "./change-shop.ts";
import { statusChange } from "./change-status.ts";
import { isInGitHubActions } from "./check/report.ts";
import { runCommand } from "./run-command.ts";

const changes = { status: statusChange, price: priceChange, announce: announcementChange };

type FormEvent = { inputs?: Record<string, string> | null };

const [name, ...args] = process.argv.slice(2);

/** The answers of a form on GitHub, from a file: its log shows the variables of each step. */
function formAnswers(): string[] {
  const event = process.env["GITHUB_EVENT_PATH"];
  if (event === undefined) return [];
  const { inputs } = JSON.parse(readFileSync(event, "utf8")) as FormEvent;
  return Object.entries(inputs ?? {}).map(([option, answer]) => `${option}=${answer}`);
}

await runCommand(async () => {
  const change = changes[name as keyof typeof changes];
  const summary = await changeShop(change, [...args, ...formAnswers()], process.cwd());
  const { siteUrl } = await readData(ownersFolder, "shop.ts");
  const next = isInGitHubActions()
    ? `In a few minutes, it is at ${siteUrl}.`
    : "This is not published yet: commit and push it.";
  const isNew = summary.length > 0;
  console.log(isNew ? [...summary, next].join("\n") : "The shop says all of this already.");
});
