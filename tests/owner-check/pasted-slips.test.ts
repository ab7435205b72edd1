// @vitest-environment node
import sharp from "sharp";
import { describeRun } from "./describe-run.ts";
import { slip } from "./slip.ts";

const picture = await sharp({
  create: {
    width: 1600,
    height: 900,
    channels: 3,
    background: { r: 0, g: 0, b: 0 },
    noise: { type: "gaussian", mean: 128, sigma: 60 },
  },
})
  .jpeg()
  .toBuffer();

describeRun("files of the media folder", [
  {
    name: "a picture of which a part is missing",
    make: (shop) =>
      shop.write("media/spoofer-film.png", picture.subarray(0, picture.byteLength / 2)),
    says: 'src/data/products.ts · Temp Spoofer · video 4 of 4: the thumbnailUrl is "spoofer-film.png", which does not open as a picture. Save the picture again as PNG or JPEG and put it in its place.',
  },
  {
    name: "a broken picture that nothing names",
    make: (shop) => shop.write("media/old-logo.png", "not a picture"),
    says: 'src/data/products.ts · products: src/data/media has a file named "old-logo.png", which does not open as a picture. Nothing needs it: take it out.',
  },
  {
    name: "a name that no address can hold",
    make: (shop) => shop.write("media/radar#1.jpg", picture),
    says: 'src/data/products.ts · products: src/data/media has a file named "radar#1.jpg". Name it with small letters, digits and dashes, such as private-reticle.png.',
  },
]);

describeRun("addresses of a seller", [
  slip(
    "a store's address with the plan's part",
    "shop.ts",
    'storeUrl: "/demo-seller/"',
    'storeUrl: "https://store.example/keys?variant=Day%20Key"',
    'shop: the storeUrl is "https://store.example/keys?variant=Day%20Key". Write the store\'s whole address, from https:// up to the ? if there is one.',
  ),
  slip(
    "a script's address that is none",
    "shop.ts",
    'checkoutScriptUrl: "/demo-seller/embed.js"',
    'checkoutScriptUrl: "https://sellauth.com/"',
    'shop: the checkoutScriptUrl is "https://sellauth.com/". SellAuth\'s script is https://sellauth.com/assets/js/sellauth-embed-2.js or a newer one: its address ends in .js.',
  ),
]);

describeRun("a store on this site", [
  slip(
    "a path",
    "shop.ts",
    'storeUrl: "/demo-seller/"',
    'storeUrl: "/product/keys"',
    'shop: the storeUrl is "/product/keys". Write the store\'s whole address, from https:// up to the ? if there is one.',
  ),
]);

describeRun("a plan's name", [
  slip(
    "with a blank at its end",
    "products.ts",
    'name: "Day Key"',
    'name: "Day Key "',
    'Private · Day Key: the name is "Day Key ". A plan\'s name has single spaces between its words and none around them, as at SellAuth.',
  ),
]);

describeRun("a quote of its own beside a percent sign", [
  slip(
    "in the announcement",
    "preferences.ts",
    "with the code RELEASE10",
    'with the code "RELEASE10"',
    'line 23: the quotes do not match just before "RELEASE10". Either a closing quote is missing earlier in the line, or a quote of the text\'s own needs single quotes around it: \'Say "hi"\'.',
  ),
]);
