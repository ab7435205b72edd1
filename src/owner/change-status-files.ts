import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ownersFolder } from "#data-reader/data-files.ts";
import { refuse } from "#data-reader/refuse.ts";
import { localDay } from "#domain/calendar-day.ts";
import { changeStatus } from "./change-status.ts";

const usage = `Write what changes. Every part may be left out:
  npm run status product="Private" status=Updating note="Back tonight" sold-out="Week Key" checked=yes
note=none removes the note, sold-out=none puts all plans back in stock.`;

const options = {
  product: { type: "string" },
  status: { type: "string" },
  note: { type: "string" },
  "sold-out": { type: "string" },
  checked: { type: "string" },
} as const;

/** PowerShell drops the `--` after which npm passes options on, so an option may also have no dashes. */
function dashed(argument: string): string {
  const [name = ""] = argument.split("=");
  return argument.includes("=") && Object.hasOwn(options, name) ? `--${argument}` : argument;
}

/**
 * Changes the data files in a project folder as the options of `npm run status` ask for. Returns what has
 * changed, one sentence each. Throws an OwnerError if it cannot.
 */
export async function changeStatusFiles(
  args: readonly string[],
  projectFolder: string,
): Promise<string[]> {
  let values;
  try {
    ({ values } = parseArgs({ args: args.map(dashed), options }));
  } catch (error) {
    refuse(`${(error as Error).message}\n${usage}`);
  }
  if (Object.keys(values).length === 0) refuse(usage);
  const productsFile = join(projectFolder, ownersFolder, "products.ts");
  const statusFile = join(projectFolder, ownersFolder, "status.ts");
  const { texts, summary } = changeStatus(
    {
      "products.ts": await readUtf8(productsFile),
      "status.ts": await readUtf8(statusFile),
    },
    { ...values, soldOut: values["sold-out"] },
    // On GitHub, that is UTC.
    localDay(),
  );
  await writeFile(productsFile, texts["products.ts"]);
  await writeFile(statusFile, texts["status.ts"]);
  return summary;
}

/** A file's text. Refuses another encoding, which writing the file would damage. */
async function readUtf8(path: string): Promise<string> {
  const bytes = await readFile(path).catch(() =>
    refuse(`${path} cannot be read. Run the command in the shop's folder.`),
  );
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return refuse(`${path} is not saved as UTF-8. Save it as UTF-8, and try again.`);
  }
}
