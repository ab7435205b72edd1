import { ownersFolder } from "#owner/check/data-folder.ts";
import { refuse, runCommand } from "./owner-error.ts";
import { readStore } from "./read-store.ts";
import { entriesText } from "./sellauth-entries.ts";

await runCommand(async () => {
  if (process.argv.slice(2).join(" ") !== "add") refuse("Write npm run sellauth -- add");
  const { games, ...both } = await readStore(ownersFolder);
  const text = entriesText(both, games[0]?.code ?? "");
  console.log(text === "" ? "Every product and variant at SellAuth is in the shop." : text);
});
