import type { CheckedData } from "./checked-data.ts";
import { dataFolder } from "./data-folder.ts";
import type { Report } from "./finding.ts";
import { leavesOf } from "./text-rules.ts";

/** The template's sample values: their fields, a pattern, and the fix. */
const samples: readonly [fields: string, value: RegExp, fix: string][] = [
  ["name", /^Latchkey$/, "Put your shop's name there."],
  ["siteUrl", /\blatchkey\.example\b/, "Put the address of your site there."],
  ["chatInviteUrl discordLink", /latchkey-sample/, "Put your own invite there; see the guide."],
  ["text", /\bLatchkey\b/, "Put there who made your site."],
  ["shopId productId variantId", /^(?:[12]00001|30000[1-7])$/, "Put SellAuth's id; see the guide."],
  ["storeUrl", /\/demo-seller\b/, "Put the address of your product in your SellAuth store there."],
  ["checkoutScriptUrl", /\/demo-seller\b/, "Put the address of SellAuth's script; see the guide."],
  ["youtubeId url", /\bSAMPLEvid/, "Put your own video there, or remove the video."],
  ["name", /^Permanent Spoofer$/, "Put a product that you are going to sell there, or remove it."],
  [
    "text",
    /^(?:Paid, had the key before|I had a problem with my overlay|The status page is why I came|Used the spoofer's serial)/,
    "Put the words of a real customer there.",
  ],
];

/** The template's sample art: the first 16 digits of each file's SHA-256. */
const sampleArt = new Set(
  `b527b106a3d48678 b8f39c55cf6bd99a f211a4c1e4e79735 6cf8fc96956373ce 28823e790fb16ef0
   2061a7098cee3797 2e2c51006482fe18 031f43bfb56cc2f5 3f207e4ce6dd02b7 192bb87b0062cd83
   b3e1cdb61eafa8d0 86ea2ab2d4dc480e 671f379eb52a4ece`.split(/\s+/),
);

/** What must be done before the launch: no sample values, no sample art, and links to the terms. */
export function launchRules(
  exports: readonly object[],
  { media, "shop.ts": shop }: CheckedData,
  report: Report,
): void {
  const art = media.filter(({ sha256 }) => sampleArt.has(sha256.slice(0, 16)));
  for (const { holder, key, text } of leavesOf(exports)) {
    const sample = samples.find(
      ([fields, value]) => fields.split(" ").includes(`${key}`) && value.test(text),
    );
    if (sample) report.problem(holder, key, "a sample", sample[2]);
    if (art.some(({ name }) => name === text)) {
      const fix = `Put your own file into ${dataFolder}/media, and its name there.`;
      report.problem(holder, key, "which is sample art", fix);
    }
  }
  if (shop && !shop.footerLinks?.length) {
    const fix =
      "Add links to your terms, refunds and privacy policy: pages of your store, or files in public/.";
    report.problem(shop, "footerLinks", "", fix);
  }
}
