import * as v from "valibot";
import { httpsLink, linkOrPath, platformId, text, yesOrNo } from "./fields.ts";

export const shopSchema = v.strictObject({
  name: text("The shop has a name."),
  description: text("One or two sentences that say what the shop sells."),
  siteUrl: v.pipe(
    httpsLink,
    v.regex(/^https:\/\/[^/?#]+$/, "The site's address has no path and no slash at its end."),
  ),
  // For owners whose every subdomain has https: browsers then refuse plain http on all of them.
  httpsOnSubdomains: v.optional(yesOrNo),
  chatInviteUrl: httpsLink,
  copyrightYear: v.pipe(
    v.number("A year is a number, such as 2025."),
    v.integer("A year is a number, such as 2025."),
    v.minValue(2000, "A year is a number, such as 2025."),
    v.maxValue(2100, "A year is a number, such as 2025."),
  ),
  credit: v.strictObject({
    text: text("The credit says who made the site."),
    url: v.optional(httpsLink),
  }),
  shopId: platformId("shopId is the whole number that SellAuth shows for your shop."),
  productId: platformId("productId is the whole number that SellAuth shows for the product."),
  storeUrl: linkOrPath,
  checkoutScriptUrl: linkOrPath,
});

/** The shop's name, addresses and its account at the selling platform. */
export type Shop = v.InferOutput<typeof shopSchema>;
