import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ownersFolder } from "#data-reader/data-files.ts";
import { readDataFile } from "#data-reader/read-data-file.ts";
import { refuse } from "#data-reader/refuse.ts";
import { localDay } from "#domain/calendar-day.ts";
import { nearestName } from "#domain/nearest-name.ts";
import type { Product } from "#domain/product.ts";
import { changeStatus, type StatusRequest } from "./change-status.ts";

/** The parts of a request by their names in the command. */
const parts = {
  product: "product",
  status: "status",
  note: "note",
  "sold-out": "soldOut",
  checked: "checked",
} as const;

/**
 * Changes the data files in a project folder as `npm run status product="Private" status=Updating` asks for.
 * Returns what has changed, one sentence each. Throws an OwnerError if it cannot.
 */
export async function changeStatusFiles(
  args: readonly string[],
  projectFolder: string,
): Promise<string[]> {
  const productsFile = join(projectFolder, ownersFolder, "products.ts");
  const statusFile = join(projectFolder, ownersFolder, "status.ts");
  const before = {
    "products.ts": await readUtf8(productsFile),
    "status.ts": await readUtf8(statusFile),
  };
  const [product] = readDataFile("products.ts", before["products.ts"]).value ?? [];
  const request = requestIn(args, product);
  // On GitHub, that is UTC.
  const { texts, summary } = changeStatus(before, request, localDay());
  await writeFile(productsFile, texts["products.ts"]);
  await writeFile(statusFile, texts["status.ts"]);
  return summary;
}

/** What the options ask for. PowerShell drops the `--` of npm, so an option may also have no dashes. */
function requestIn(args: readonly string[], example: Product | undefined): StatusRequest {
  const { name: product = "Private", subscriptions: [plan] = [] } = example ?? {};
  const usage = `Write what changes. Every part may be left out:
  npm run status product="${product}" status=Updating note="Back tonight" sold-out="${plan?.name ?? "all"}" checked=yes
Several products have commas between them; product=all is all of them. note=none removes the note. sold-out=all is every plan, and sold-out=none puts all back in stock.`;
  if (args.length === 0) refuse(usage);
  const asked = args.map((arg) => {
    const [, name = arg, value] = /^(?:--)?([^=]*)=([^]*)$/.exec(arg) ?? [];
    const known = Object.keys(parts) as (keyof typeof parts)[];
    const part = known.find((one) => one === name);
    if (part !== undefined && value !== undefined) return [part, value] as const;
    const near = nearestName(name, known) ?? known.join(", ");
    return refuse(
      `${name} cannot be read. Write ${near}= and the rest, in quotes if it has spaces.\n${usage}`,
    );
  });
  const [twice] = asked.find(([part], at) => asked.findIndex(([one]) => one === part) < at) ?? [];
  if (twice !== undefined) refuse(`${twice} is there twice. Write it once.\n${usage}`);
  return Object.fromEntries(asked.map(([part, value]) => [parts[part], value]));
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
