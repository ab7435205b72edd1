import * as fc from "fast-check";
import * as v from "valibot";
import { pictureAddress, textField } from "#domain/fields.ts";
import { productSchema } from "#domain/product.ts";
import { shopSchema } from "#domain/shop.ts";

/** Any character. Fast-check's own unit "binary" takes a second to set up. */
const character = fc
  .integer({ min: 0, max: 0x10_ff_ff })
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code));

// Pieces that mean something to one of the formats, between pieces of honest addresses and texts.
const piece = fc.oneof(
  fc.constantFrom("https://", "shop.example", "cdn", "/", "x.png", "embed.js", ":8443", "?a=1"),
  fc.constantFrom(...";\"'${}\\`,*@#% \n\r".split("")),
  fc.constantFrom("; sandbox", "$host", "${cdn}", "</script>", "<!--", "]]>", "&lt;", "\u202e"),
  fc.string({ maxLength: 4, unit: character }),
);
const phrase = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(""));
const address = phrase.map((rest) => `https://${rest}`);

/** Only what the schema lets through. */
function accepted(schema: v.GenericSchema<string>, values: fc.Arbitrary<string>) {
  return fc
    .oneof(values, fc.webUrl({ validSchemes: ["https"] }))
    .filter((value) => v.is(schema, value));
}

/** A picture or film: a file name or an address. */
export const picture = accepted(pictureAddress, fc.oneof(address, phrase));
/** A text of any field. */
export const words = accepted(textField("A text."), phrase);
/** An address of a shop. */
export const siteUrl = accepted(shopSchema.entries.siteUrl, address);

/** A product's id, which is part of its address. */
export const productId = accepted(productSchema.entries.id, phrase);
