import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ownersFolder } from "#owner/check/data-folder.ts";
import { changeStatus } from "./change-status.ts";
import { refuse, runCommand } from "./owner-error.ts";

const usage = `Write what changes. Every part may be left out:
  npm run status -- --product="Private" --status=Updating --note="Back tonight" --sold-out="Week Key" --checked=yes
--note=none removes the note, --sold-out=none puts all plans back in stock.`;

function readOptions() {
  const option = { type: "string" } as const;
  try {
    return parseArgs({
      options: {
        product: option,
        status: option,
        note: option,
        "sold-out": option,
        checked: option,
      },
    }).values;
  } catch {
    return {};
  }
}

await runCommand(async () => {
  const values = readOptions();
  if (Object.keys(values).length === 0) refuse(usage);
  const productsFile = join(process.cwd(), ownersFolder, "products.ts");
  const statusFile = join(process.cwd(), ownersFolder, "status.ts");
  const [products, board] = await Promise.all([
    readFile(productsFile, "utf8"),
    readFile(statusFile, "utf8"),
  ]);
  const { texts, summary } = changeStatus(
    { "products.ts": products, "status.ts": board },
    { ...values, soldOut: values["sold-out"] },
    new Date().toISOString().slice(0, 10),
  );
  await writeFile(productsFile, texts["products.ts"]);
  await writeFile(statusFile, texts["status.ts"]);
  console.log(summary.join("\n"));
});
