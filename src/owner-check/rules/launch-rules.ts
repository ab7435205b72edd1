import type { CheckedData } from "./checked-data.ts";
import { dataFolder } from "#owner-check/data-folder.ts";
import type { Report } from "#owner-check/finding.ts";
import type { LineComment } from "#owner-check/reading/read-source.ts";
import { fileStart, originOf, partsOf, placeOf } from "#owner-check/reading/source-position.ts";
import { leavesOf } from "./text-rules.ts";

/**
 * Sample values of the template and example values of the guide that no real shop can have: their fields,
 * a pattern, and the fix. Texts that a real shop could have are marked in the data, with `// sample`.
 */
const samples: readonly [fields: string, value: RegExp, fix: string][] = [
  ["name", /^Latchkey$/, "Put your shop's name there."],
  ["siteUrl", /\b(?:latchkey\.example|your-shop\.com)\b/, "Put the address of your site there."],
  ["chatInviteUrl discordLink", /latchkey-sample/, "Put your own invite there; see the guide."],
  ["text", /\bLatchkey\b/, "Put there who made your site."],
  ["shopId", /^(?:100001|123456)$/, "Put your shop's number at SellAuth there; see the guide."],
  [
    "productId variantId",
    /^(?:200001|30000[1-7]|654321|727058|40001\d)$/,
    "Put the number that SellAuth shows there; see the guide.",
  ],
  ["storeUrl", /\/demo-seller\b/, "Put the address of your product in your SellAuth store there."],
  ["storeUrl url", /\byou\.mysellauth\.com\b/, "Put the address of your own store there."],
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
];

/** The template's sample art: the first 16 digits of each file's SHA-256. */
const sampleArt = new Set(
  `b527b106a3d48678 b8f39c55cf6bd99a f211a4c1e4e79735 6cf8fc96956373ce 28823e790fb16ef0
   2061a7098cee3797 2e2c51006482fe18 031f43bfb56cc2f5 3f207e4ce6dd02b7 192bb87b0062cd83
   b3e1cdb61eafa8d0 86ea2ab2d4dc480e 671f379eb52a4ece`.split(/\s+/),
);

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
  for (const { holder, key, text } of leavesOf(exports)) {
    const sample = samples.find(
      ([fields, value]) =>
        (fields === "any" || fields.split(" ").includes(`${key}`)) && value.test(text),
    );
    if (sample) report.sample(holder, key, sample[2]);
    if (art.some(({ name }) => name === text)) {
      const fix = `Put your own file into ${dataFolder}/media, and its name there.`;
      report.sample(holder, key, fix);
    }
  }
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
    if (marked) report.sample(marked.holder, marked.key, fix);
  }
}
