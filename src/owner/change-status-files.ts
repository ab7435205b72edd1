import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ownersFolder } from "#data-reader/data-files.ts";
import { refuse } from "#data-reader/owner-error.ts";
import { localDay } from "#domain/calendar-day.ts";
import { changeStatus } from "./change-status.ts";

const usage = `Write what changes. Every part may be left out:
  npm run status -- --product="Private" --status=Updating --note="Back tonight" --sold-out="Week Key" --checked=yes
--note=none removes the note, --sold-out=none puts all plans back in stock.`;

/**
 * Changes the data files in a project folder as the options of `npm run status` ask for. Returns what has
 * changed, one sentence each. Throws an OwnerError if it cannot.
 */
export async function changeStatusFiles(
  args: readonly string[],
  projectFolder: string,
): Promise<string[]> {
  const type = "string" as const;
  const options = {
    product: { type },
    status: { type },
    note: { type },
    "sold-out": { type },
    checked: { type },
  };
  let values;
  try {
    ({ values } = parseArgs({ args: [...args], options }));
  } catch (error) {
    refuse(`${(error as Error).message}\n${usage}`);
  }
  if (Object.keys(values).length === 0) refuse(usage);
  const productsFile = join(projectFolder, ownersFolder, "products.ts");
  const statusFile = join(projectFolder, ownersFolder, "status.ts");
  const { texts, summary } = changeStatus(
    {
      "products.ts": await readFile(productsFile, "utf8"),
      "status.ts": await readFile(statusFile, "utf8"),
    },
    { ...values, soldOut: values["sold-out"] },
    // On GitHub, that is UTC.
    localDay(),
  );
  await writeFile(productsFile, texts["products.ts"]);
  await writeFile(statusFile, texts["status.ts"]);
  return summary;
}
