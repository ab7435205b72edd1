import { checkShop, currentDay } from "./check-shop.ts";
import { dataFolder } from "./data-folder.ts";
import { hasProblem, reportText } from "./report-text.ts";

const options = process.argv.slice(2);
// npm keeps an option for itself where the -- before it is missing, or a shell has swallowed it.
const isLaunch = options.includes("--launch") || process.env["npm_config_launch"] !== undefined;
const unknown = options.find((option) => option !== "--launch");
if (unknown !== undefined) {
  console.error(`The check has no ${unknown}. Run it alone, or as: npm run check -- --launch`);
  process.exit(2);
}
const { findings, samples } = await checkShop(process.cwd(), currentDay());
const inPlace = isLaunch ? samples : [];
const report = reportText(findings, inPlace);
if (report !== "") console.log(report);
if (hasProblem(findings) || inPlace.length > 0) {
  process.exitCode = 1;
} else {
  const verdict = isLaunch ? "The shop is ready for customers." : `All is well with ${dataFolder}.`;
  console.log(report === "" ? verdict : `\n${verdict}`);
}
