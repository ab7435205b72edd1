import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { errorAnnotation, isInGitHubActions } from "#owner-check/annotations.ts";
import { checkShop } from "#owner-check/check-shop.ts";
import { dataFolder } from "#owner-check/data-folder.ts";
import { hasProblem, reportText } from "#owner-check/report-text.ts";
import { changeStatus, type StatusTexts } from "./change-status.ts";
import { OwnerError } from "./edit-source.ts";

const files = ["products.ts", "status.ts"] as const;
const folder = join(process.cwd(), dataFolder);

try {
  console.log((await run()).join("\n"));
} catch (error) {
  // parseArgs throws a TypeError for an option that it does not know.
  if (!(error instanceof OwnerError || error instanceof TypeError)) throw error;
  console.log(isInGitHubActions ? errorAnnotation(error.message) : error.message);
  process.exitCode = 1;
}

/** Changes the files, and checks the shop before and after. Returns what was changed. */
async function run(): Promise<string[]> {
  const option = { type: "string" } as const;
  const { values } = parseArgs({
    options: { product: option, status: option, note: option, "sold-out": option, checked: option },
  });
  const today = new Date().toISOString().slice(0, 10);
  await refuseProblems("Change this first");
  const before = await readTexts();
  const request = { ...values, soldOut: values["sold-out"] };
  const { texts, summary } = changeStatus(before, request, today);
  await writeTexts(texts);
  try {
    await refuseProblems("Nothing was changed, because the check would then say");
  } catch (error) {
    await writeTexts(before);
    throw error;
  }
  return summary;
}

async function refuseProblems(why: string): Promise<void> {
  const { findings } = await checkShop(process.cwd());
  if (hasProblem(findings)) throw new OwnerError(`${why}:\n${reportText(findings)}`);
}

async function readTexts(): Promise<StatusTexts> {
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(join(folder, file), "utf8")]),
  );
  return Object.fromEntries(texts) as StatusTexts;
}

async function writeTexts(texts: StatusTexts): Promise<void> {
  for (const file of files) await writeFile(join(folder, file), texts[file]);
}
