import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ownersFolder } from "#data-reader/data-files.ts";
import { refuse } from "#data-reader/owner-error.ts";
import { changeStatus } from "./change-status.ts";
import { runCommand } from "./run-command.ts";

const usage = `Write what changes. Every part may be left out:
  npm run status -- --product="Private" --status=Updating --note="Back tonight" --sold-out="Week Key" --checked=yes
--note=none removes the note, --sold-out=none puts all plans back in stock.`;

await runCommand(async () => {
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
    ({ values } = parseArgs({ options }));
  } catch (error) {
    refuse(`${(error as Error).message}\n${usage}`);
  }
  if (Object.keys(values).length === 0) refuse(usage);
  const productsFile = join(ownersFolder, "products.ts");
  const statusFile = join(ownersFolder, "status.ts");
  const { texts, summary } = changeStatus(
    {
      "products.ts": await readFile(productsFile, "utf8"),
      "status.ts": await readFile(statusFile, "utf8"),
    },
    { ...values, soldOut: values["sold-out"] },
    today(),
  );
  await writeFile(productsFile, texts["products.ts"]);
  await writeFile(statusFile, texts["status.ts"]);
  console.log(summary.join("\n"));
});

/** The day in this computer's time zone, as `YYYY-MM-DD`. On GitHub, that is UTC. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => `${part}`.padStart(2, "0"))
    .join("-");
}
