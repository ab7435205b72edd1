import type { CheckedData } from "./check-data.ts";
import { type Report, statement } from "./finding.ts";
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
  ["text", /^Paid, had the key before/, "Put the words of a real customer there."],
  ["text", /^I had a problem with my overlay/, "Put the words of a real customer there."],
  ["text", /^The status page is why I came back/, "Put the words of a real customer there."],
  ["text", /^Used the spoofer's serial checker/, "Put the words of a real customer there."],
];

/** The template's sample art: the first 16 digits of each file's SHA-256. */
const sampleArt = new Set(
  `b527b106a3d48678 b8f39c55cf6bd99a f211a4c1e4e79735 6cf8fc96956373ce 28823e790fb16ef0
   2061a7098cee3797 2e2c51006482fe18 031f43bfb56cc2f5 3f207e4ce6dd02b7 192bb87b0062cd83
   b3e1cdb61eafa8d0 86ea2ab2d4dc480e 671f379eb52a4ece`.split(/\s+/),
);

/** Rules for the launch: no sample values and no sample art. */
export function sampleRules(exports: readonly object[], data: CheckedData, report: Report): void {
  const { media, mediaFolder } = data;
  const isArt = (name: string) =>
    media.some((file) => file.name === name && sampleArt.has(file.sha256.slice(0, 16)));
  for (const { holder, key, text } of leavesOf(exports)) {
    const sample = samples.find(
      ([fields, value]) => fields.split(" ").includes(`${key}`) && value.test(text),
    );
    if (sample) {
      report.problem(holder, key, `${statement(holder, key)}, a sample`, sample[2]);
    } else if (isArt(text)) {
      const fix = `Put your own file into ${mediaFolder}, and its name there.`;
      report.problem(holder, key, `${statement(holder, key)}, which is sample art`, fix);
    }
  }
}

/** A rule for the launch: the shop links to its terms. */
export function termsRule({ "shop.ts": shop }: CheckedData, report: Report): void {
  if (!shop || (shop.footerLinks ?? []).length > 0) return;
  const fix =
    "Add links to your terms, refunds and privacy policy: pages of your store, or files in public/.";
  report.problem(shop, "footerLinks", "the shop has no footerLinks", fix);
}
