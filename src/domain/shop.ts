import * as v from "valibot";
import { languages } from "#words/languages.ts";
import { isHttpsAddress } from "./address.ts";
import {
  groupOf,
  httpsLink,
  linkField,
  linkOrMail,
  listOf,
  listOfTexts,
  mediaFile,
  platformId,
  storeAddress,
  textField,
} from "./fields.ts";
import { exampleScriptUrl, isDemoSeller, isAtPlatform, platformName } from "./selling-platform.ts";

const yearRule = "A year has four digits and no quotes, such as 2025.";

const verificationRule =
  'Of the tag <meta name="google-site-verification" content="abc123">, not of the file, write google-site-verification as the name and abc123 as the content. The name for Bing is msvalidate.01.';
const verificationPart = (pattern: RegExp) =>
  v.pipe(v.string(verificationRule), v.regex(pattern, verificationRule));

const languageRule = `A language is one of: ${languages.join(", ")}.`;

const currencyRule =
  "A currency is the three capital letters of one that a country has, such as USD, EUR or IDR.";

export const shopSchema = groupOf({
  name: textField("Write the name of the shop."),
  mark: v.optional(
    mediaFile("mark", "The mark is the name of an SVG file in src/data/media, such as mark.svg."),
  ),
  description: textField("One or two sentences that say what the shop sells."),
  language: v.optional(v.picklist(languages, languageRule)),
  siteUrl: v.pipe(
    httpsLink,
    v.regex(
      /^https:\/\/[^/?#]+\.[^/?#]+$/,
      "Write https:// and your domain alone, without a slash at the end, such as https://your-shop.com.",
    ),
    v.check(
      (value) => !isAtPlatform(value),
      `This is your store at ${platformName}. Write the address of this shop, such as https://your-shop.com.`,
    ),
  ),
  chatInviteUrl: httpsLink,
  copyrightYear: v.pipe(
    v.number(yearRule),
    v.integer(yearRule),
    v.minValue(2000, yearRule),
    v.maxValue(2100, yearRule),
  ),
  credit: groupOf({
    text: textField("The credit says who made the site."),
    url: v.optional(httpsLink),
  }),
  verification: v.optional(
    listOf(
      groupOf({
        // A tag's name has a dash or a dot. A search engine's has none.
        name: verificationPart(/^[\w-]+[.-][\w.-]+$/),
        content: verificationPart(/^(?!.*\.\w+$)[\w.-]+=*$/),
      }),
    ),
  ),
  footerLinks: v.optional(
    listOf(groupOf({ text: textField("A link has a text, such as Terms."), url: linkOrMail })),
  ),
  currency: v.optional(v.pipe(v.string(currencyRule), v.check(isCurrency, currencyRule))),
  paymentMethods: v.optional(listOfTexts("A payment method is a word or two, such as PayPal.")),
  delivery: v.optional(
    textField("Delivery is one sentence that says when and how the customer receives the key."),
  ),
  afterPayment: v.optional(
    listOfTexts("A step is one sentence, such as Your key is on the confirmation page."),
  ),
  shopId: platformId(
    `Write the whole number that ${platformName} shows for your shop, without quotes.`,
  ),
  productId: platformId(
    `Write the whole number that ${platformName} shows for the product, without quotes.`,
  ),
  storeUrl: storeAddress,
  checkoutScriptUrl: linkField(
    (address) => (isDemoSeller(address) || isHttpsAddress(address)) && address.endsWith(".js"),
    `${platformName}'s script is ${exampleScriptUrl} or a newer one: its address ends in .js.`,
  ),
});

/**
 * The shop's name, links and account at the selling platform. `mark` replaces the key's head in the
 * header, icons and cards. `verification` has the tags on Home by which search engines know the owner.
 * `language` is that of all texts of the interface; `currency` applies to every price;
 * `delivery` says when a key arrives, `afterPayment` lists what a customer does after paying, step by step.
 */
export type Shop = v.InferOutput<typeof shopSchema>;

/** Whether this is an ISO 4217 currency code that `Intl` can format. */
function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf("currency").includes(code);
}
