// The commands `npm run check`, `status`, `price` and `announce`.
import { OwnerError } from "#data-reader/refuse.ts";
import { announcementChange } from "./change-announcement.ts";
import { priceChange } from "./change-price.ts";
import { changeReport } from "./change-shop.ts";
import { statusChange } from "./change-status.ts";
import { checkReport } from "./check/check-report.ts";
import { errorAnnotation, isInGitHubActions } from "./check/report.ts";

const changes = { status: statusChange, price: priceChange, announce: announcementChange };

// The reader of the output, such as head, may end before this command.
process.stdout.on("error", () => process.exit(1));

const [name, ...args] = process.argv.slice(2);
const folder = process.cwd();
try {
  if (name === "check") {
    const { text, isRefused } = await checkReport(args, folder);
    console.log(text);
    if (isRefused) process.exitCode = 1;
  } else {
    console.log(await changeReport(changes[name as keyof typeof changes], args, folder));
  }
} catch (error) {
  // A message for the owner is printed without a stack.
  if (!(error instanceof OwnerError)) throw error;
  console.log(isInGitHubActions() ? errorAnnotation(error.message) : error.message);
  process.exitCode = 1;
}
