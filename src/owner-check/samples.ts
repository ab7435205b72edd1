import { type Finding, problem, subjectOf } from "./finding.ts";
import type { MediaFile } from "./media-files.ts";
import { leavesOf } from "./text-rules.ts";
import { valueText } from "./value-text.ts";

const sellAuthId = "Put the id from SellAuth there; the guide says where it is found.";
const discordInvite = "Put an invite to your Discord there that never expires.";
const review =
  /^(?:Paid, had the key before|I had a problem with my overlay|The status page is why I came back|Used the spoofer's serial checker)/;

/** The values that the shop comes with: the fields, the value, and what to put there instead. */
const samples: readonly [fields: RegExp, value: RegExp, fix: string][] = [
  [/^name$/, /^Latchkey$/, "Put your shop's name there."],
  [
    /^siteUrl$/,
    /\blatchkey\.example\b/,
    "Put the address of your site there, such as https://your-shop.com.",
  ],
  [/^(?:chatInviteUrl|discordLink)$/, /latchkey-sample/, discordInvite],
  [/^text$/, /\bLatchkey\b/, "Put there who made your site."],
  [/^(?:shopId|productId|variantId)$/, /^(?:100001|200001|30000[1-7])$/, sellAuthId],
  [
    /^storeUrl$/,
    /\/demo-seller\b/,
    "Put the address of your product in your SellAuth store there.",
  ],
  [
    /^checkoutScriptUrl$/,
    /\/demo-seller\b/,
    "Put https://sellauth.com/assets/js/sellauth-embed-2.js there.",
  ],
  [/^(?:youtubeId|url)$/, /\bSAMPLEvid/, "Put a video of your own there, or take the video out."],
  [
    /^name$/,
    /^Permanent Spoofer$/,
    "Put a product there that you are going to sell, or take the entry out.",
  ],
  [/^text$/, review, "Put the words of a real customer there, or take the review out."],
];

/** Every sample that has to go before customers come, by its value or, of art, by its content. */
export function sampleFindings(
  exports: readonly object[],
  { media, mediaFolder }: { media: readonly MediaFile[]; mediaFolder: string },
): Finding[] {
  const art = new Set(media.filter(({ sha256 }) => sampleArt.has(sha256)).map(({ name }) => name));
  return exports.flatMap(leavesOf).flatMap(({ holder, key, value }) => {
    const sample = samples.find(
      ([fields, known]) => fields.test(`${key}`) && known.test(`${value}`),
    );
    const subject = subjectOf(holder, key);
    if (sample) {
      return [problem(holder, key, `${subject} is ${valueText(value)}, a sample`, sample[2])];
    }
    if (!art.has(`${value}`)) return [];
    const fix = `Put a file of your own into ${mediaFolder}, and its name there.`;
    return [problem(holder, key, `${subject} is ${valueText(value)}, which is sample art`, fix)];
  });
}

/** The art that the shop comes with, by the SHA-256 of each file. */
const sampleArt: ReadonlySet<string> = new Set([
  "f211a4c1e4e7973550f687404a59f16ee19e1eb33ecce5980e3b6382e959df95", // hero-film.mp4
  "6cf8fc96956373ce438520dad74062ef34ea229e5db67adfa0d5217241340a48", // hero-film.webm
  "28823e790fb16ef05a4080c8c64d0a547c5bdb0efbb9b91420659ee35e58b1a6", // hero-poster.png
  "2061a7098cee3797c817acdbfb0c8686433984e001165c3554f54c103ea7116e", // private-contours.png
  "2e2c51006482fe181231ed64ed170f54336f9649698e3d036193c985143560ac", // private-film.png
  "031f43bfb56cc2f56a202a2d03374bfeea4516f3a8c460053771553d5d9f7d9c", // private-reticle.png
  "3f207e4ce6dd02b76fa67c9ca85acdd985136a57c8fa752e864283d7a78eaa89", // private-sightline.png
  "192bb87b0062cd83ed98cfeacfb2d345811668ada6284922f3fa5515b88e5da5", // spoofer-film.png
  "b3e1cdb61eafa8d0c8226a95334f8f51632fa7fba1b90a48b0497635944c456a", // spoofer-fingerprint.png
  "86ea2ab2d4dc480e5c58a0debfe3d2dda4e7229a0db3cc86a8d3878d9f5c8a90", // spoofer-platter.png
  "671f379eb52a4eceb83ca767d8d36b4f6aeaff1cced41bf516e9037a8233915e", // spoofer-serials.png
]);
