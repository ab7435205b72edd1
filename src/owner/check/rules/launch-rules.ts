import type { CheckedData } from "./checked-data.ts";
import { ownersFolder } from "#owner/check/data-folder.ts";
import { deadLinks } from "./dead-links.ts";
import type { Finding, Report } from "#owner/check/finding.ts";
import type { LineComment } from "#owner/check/reading/read-source.ts";
import {
  fileStart,
  type Key,
  originOf,
  partsOf,
  placeOf,
} from "#owner/check/reading/source-position.ts";
import { leavesOf } from "./text-rules.ts";

/**
 * Sample values of the template and example values of the guide that no real shop can have: their fields,
 * a pattern, and the fix. Texts that a real shop could have are marked in the data, with `// sample`.
 */
const samples: readonly [fields: string, value: RegExp, fix: string][] = [
  ["name", /^Latchkey$/, "Put your shop's name there."],
  ["siteUrl", /\b(?:latchkey\.example|your-shop\.com)\b/, "Put the address of your site there."],
  ["any", /latchkey-sample/, "Put your own invite there; see the guide."],
  ["text", /\bLatchkey\b/, "Put there who made your site."],
  ["shopId", /^(?:100001|123456)$/, "Put your shop's number at SellAuth there; see the guide."],
  [
    "productId variantId",
    /^(?:200001|30000[1-7]|654321|727058|40001\d)$/,
    "Put the number that SellAuth shows there; see the guide.",
  ],
  ["storeUrl", /\/demo-seller\b/, "Put the address of your product in your SellAuth store there."],
  [
    "checkoutScriptUrl",
    /\/demo-seller\b/,
    "Put the address of SellAuth's script there; see the guide.",
  ],
  [
    "youtubeId url",
    /\bSAMPLEvid|abcDEF12345/,
    "Put your own video there, or delete the video's group.",
  ],
  [
    "any",
    /^(?:One to three sentences that say what it does|First feature|Second feature|What the picture shows|A map with three marked players|Radar in use, from the menu to the first match|Tools with an honest status page)\.?$/,
    "Put your own words there.",
  ],
  [
    "text",
    /had the key before I was back from the kitchen|had a problem with my overlay|When it said Updating they meant it|Used the spoofer's serial checker before/,
    "Write the words of a real customer, or delete the review: invented reviews are illegal.",
  ],
  [
    "any",
    /^(?:Demonstration: nothing is charged|The demonstration shows the cart|Sample refund policy|Release sale: 10% off)/,
    "Write what is true of your shop.",
  ],
];

/** Addresses that no real shop has: a pattern, what is wrong, and the fix. */
const exampleAddresses: readonly [pattern: RegExp, why: string, fix: string][] = [
  [
    /https?:\/\/\S*(?:YOUR-|…)|https?:\/\/(?:your-(?:shop|project|name)\.|you\.mysellauth\.)/,
    "an example of the guide",
    "Put your own address there.",
  ],
  [
    /https?:\/\/(?:[\w*-]+\.)*(?:example\.(?:com|net|org)|example|test|invalid|localhost)(?![\w.-])/i,
    "which is reserved for examples",
    "Put your own address there.",
  ],
  [
    /https?:\/\/[\w-]+(?:[/:?#]|$)/,
    "which is not a whole address",
    "Open the page in a browser and copy the address from its address bar.",
  ],
];

/** The template's sample art: the first 16 digits of each file's SHA-256. */
const sampleArt = new Set(
  `b527b106a3d48678 b8f39c55cf6bd99a f211a4c1e4e79735 6cf8fc96956373ce 28823e790fb16ef0
   2061a7098cee3797 2e2c51006482fe18 031f43bfb56cc2f5 3f207e4ce6dd02b7 192bb87b0062cd83
   b3e1cdb61eafa8d0 86ea2ab2d4dc480e 671f379eb52a4ece`.split(/\s+/),
);

const artFix = `Put your own file into ${ownersFolder}/media, and its name there.`;

const dayMs = 86_400_000;
/** After this many days, a shopper has little reason to trust the statuses. */
const maxDaysUnchecked = 30;

/** What must be done before the launch: no sample values, no sample art, and links to the terms. */
export function launchRules(
  files: readonly { exports?: object; comments: readonly LineComment[] }[],
  data: CheckedData,
  report: Report,
): void {
  const { today, "shop.ts": shop, "status.ts": board } = data;
  for (const { exports, comments } of files) {
    if (!exports) continue;
    markedSamples(exports, comments, report);
    sampleValues(exports, data, report);
  }
  deadLinks(data, report, "problem");
  const days = (Date.parse(today) - Date.parse(board?.lastChecked ?? today)) / dayMs;
  if (board && days > maxDaysUnchecked) {
    const fix = "Check every product's status, then write today's date.";
    report.problem(board, "lastChecked", `which is ${days} days ago`, fix);
  }
  if (shop && !shop.footerLinks?.length) {
    const fix =
      "Add links to your terms, refunds and privacy policy: pages of your store, or files in public/.";
    report.problem(shop, "footerLinks", "", fix);
  }
}

function sampleValues(exports: object, { media }: CheckedData, report: Report): void {
  const art = media.filter(({ sha256 }) => sampleArt.has(sha256.slice(0, 16)));
  const marked = [...report.findings];
  for (const { holder, key, text } of leavesOf(exports)) {
    if (isOff(holder)) continue;
    const sample = samples.find(
      ([fields, value]) =>
        (fields === "any" || fields.split(" ").includes(`${key}`)) && value.test(text),
    );
    const address = exampleAddresses.find(([pattern]) => pattern.test(text));
    const isArt = art.some(({ name }) => name === text);
    if (!(sample || address || isArt) || isIn(marked, holder, key)) continue;
    if (sample) report.sample(holder, key, sample[2]);
    else if (address) report.problem(holder, key, address[1], address[2]);
    else report.sample(holder, key, artFix);
  }
}

/** Whether it is a notice that no visitor sees. */
function isOff(holder: { enabled?: unknown }): boolean {
  return holder.enabled === false;
}

/** Whether a field or entry is in the lines of a finding. */
function isIn(findings: readonly Finding[], holder: object, key: Key): boolean {
  const { source, parts } = originOf(holder);
  const { file, line } = placeOf(source, parts.get(key) ?? fileStart);
  return findings.some((one) => one.file === file && one.line <= line && line <= one.lastLine);
}

/** Reports everything that begins on a line with the comment `// sample`. */
function markedSamples(exports: object, comments: readonly LineComment[], report: Report): void {
  const marks = comments.filter(({ text }) => /^\s*sample\s*(?:[.,:;]|$)/i.test(text));
  // To place every part takes seconds in a shop with hundreds of products.
  if (marks.length === 0) return;
  const parts = partsOf(exports).map(({ holder, key }) => {
    const { source, parts: spans } = originOf(holder);
    return { holder, key, place: placeOf(source, spans.get(key) ?? fileStart) };
  });
  for (const { line } of marks) {
    // The outermost part that begins on the line, otherwise the text that reaches into it.
    const marked =
      parts.find(({ place }) => place.line === line) ??
      parts.findLast(({ place }) => place.line < line && line <= place.lastLine);
    const fix = marked?.place.file.endsWith("/reviews.ts")
      ? "Write the words of a real customer and delete // sample, or delete the review."
      : "Write your own, then delete // sample.";
    if (marked && !isOff(marked.holder)) report.sample(marked.holder, marked.key, fix);
  }
}
