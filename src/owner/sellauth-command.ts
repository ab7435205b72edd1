import { ownersFolder } from "#owner/check/data-folder.ts";
import { runCommand } from "./owner-error.ts";
import { readStore } from "./read-store.ts";
import { entriesText } from "./sellauth-entries.ts";

await runCommand(async () => {
  const [action, ...others] = process.argv.slice(2);
  if (action !== "add" || others.length > 0) {
    console.error("Write npm run sellauth -- add");
    process.exit(2);
  }
  const { games, ...both } = await readStore(ownersFolder);
  const text = entriesText(both, games[0]?.code ?? "");
  console.log(text === "" ? "Every product and variant at SellAuth is in the shop." : text);
});
