import { checkShop } from "./check/check-shop.ts";
import { hasProblem, reportText } from "./check/report-text.ts";

const isLaunch = process.argv.includes("--launch");
const { findings, samples } = await checkShop(process.cwd());
const inPlace = isLaunch ? samples : [];
const report = reportText(findings, inPlace);
if (report !== "") console.log(report);
if (hasProblem(findings) || inPlace.length > 0) {
  process.exitCode = 1;
} else {
  const calm = isLaunch ? "The shop is ready for customers." : "All is well with src/data.";
  console.log(report === "" ? calm : `\n${calm}`);
}
