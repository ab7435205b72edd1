// @vitest-environment node
import sharp from "sharp";
import { describeRun } from "./describe-run.ts";
import { type Slip, slip } from "./slip.ts";

const products = "products.ts";
const black = { r: 0, g: 0, b: 0 };
const smallPicture = await sharp({
  create: { width: 640, height: 360, channels: 3, background: black },
})
  .png()
  .toBuffer();
// The picture ends long before the file does, as after a broken export.
const heavyPicture = Buffer.concat([
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: black } })
    .png()
    .toBuffer(),
  Buffer.alloc(4_100_000),
]);
const tomorrowAndOn = new Date(Date.now() + 3 * 24 * 3600 * 1000).toISOString().slice(0, 10);
const today = new Date().toISOString().slice(0, 10);

const pictures: Slip[] = [
  slip(
    "a picture that is not in the folder",
    products,
    'image: "private-reticle.png"',
    'image: "private-recticle.png"',
    'Private: the image is "private-recticle.png", and src/data/media has no such file. Did you mean "private-reticle.png"?',
  ),
  slip(
    "a picture with its folder before it",
    products,
    'url: "private-contours.png"',
    'url: "src/data/media/private-contours.png"',
    'Private · picture 2 of 4: the url is "src/data/media/private-contours.png", and src/data/media has no such file. Did you mean "private-contours.png"?',
  ),
  slip(
    "a picture like no other",
    products,
    'url: "spoofer-serials.png"',
    'url: "holiday.jpg"',
    'Temp Spoofer · picture 3 of 4: the url is "holiday.jpg", and src/data/media has no such file. Put the picture there, or write the name of one that is there.',
  ),
  slip(
    "a picture at an open address",
    products,
    'url: "private-sightline.png"',
    'url: "http://pictures.example/sightline.png"',
    'Private · picture 3 of 4: the url is "http://pictures.example/sightline.png". The address of a picture starts with https://.',
  ),
  {
    name: "a picture that is too small",
    make: (shop) => shop.write("media/spoofer-fingerprint.png", smallPicture),
    says: 'src/data/products.ts · Temp Spoofer · picture 2 of 4: the url is "spoofer-fingerprint.png", which is 640 px wide and too small. A picture is at least 1200 px wide.',
  },
  {
    name: "a picture that is too heavy",
    make: (shop) => shop.write("media/hero-poster.png", heavyPicture),
    says: 'src/data/home.ts · hero: the poster is "hero-poster.png", which weighs 4.1 MB and is too heavy. A picture weighs at most 4 MB; save it as JPEG or WebP.',
  },
  {
    name: "a picture that is none",
    make: (shop) => shop.write("media/spoofer-film.png", "not a picture"),
    says: 'src/data/products.ts · Temp Spoofer · video 4 of 4: the thumbnailUrl is "spoofer-film.png", which does not open as a picture. Save the picture again as PNG or JPEG and put it in its place.',
  },
  slip(
    "a video without a thumbnail",
    products,
    'thumbnailUrl: "private-film.png",',
    "",
    "Private · video 4 of 4: the thumbnailUrl is missing. A picture is the name of a file in src/data/media, such as private-reticle.png, or an https address.",
  ),
  slip(
    "a hero film that is not in the folder",
    "home.ts",
    '"hero-film.webm", ',
    '"hero-flim.webm", ',
    'hero: film 1 is "hero-flim.webm", and src/data/media has no such file. Did you mean "hero-film.webm"?',
  ),
  slip(
    "a hero film that is none",
    "home.ts",
    '"hero-film.mp4"',
    '"hero-film.gif"',
    'hero: film 2 is "hero-film.gif". A film\'s name ends in .webm or .mp4.',
  ),
];

const linksAndDays: Slip[] = [
  slip(
    "an id that is not a YouTube id",
    products,
    'youtubeId: "SAMPLEvid01"',
    'youtubeId: "SAMPLEvid"',
    'Private · video 4 of 4: the youtubeId is "SAMPLEvid". A YouTube id is the 11 characters after watch?v= in the video\'s address.',
  ),
  slip(
    "a video whose address names another video",
    products,
    "watch?v=SAMPLEvid02",
    "watch?v=SAMPLEvid03",
    'Temp Spoofer · video 4 of 4: the url is "https://www.youtube.com/watch?v=SAMPLEvid03", which does not contain the youtubeId "SAMPLEvid02". Both name the same video: copy the video\'s address, and the id from that address.',
  ),
  slip(
    "an open link",
    "shop.ts",
    'chatInviteUrl: "https://',
    'chatInviteUrl: "http://',
    'shop: the chatInviteUrl is "http://discord.gg/latchkey-sample". A link starts with https:// and has no spaces, as copied from the browser\'s address bar.',
  ),
  slip(
    "a site address with a slash at its end",
    "shop.ts",
    "latchkey.example",
    "latchkey.example/",
    'shop: the siteUrl is "https://latchkey.example/". The site\'s address has no path and no slash at its end.',
  ),
  slip(
    "a link that is none",
    "preferences.ts",
    '"https://discord.gg/latchkey-sample"',
    '"discord.gg/latchkey-sample"',
    'community notice: the discordLink is "discord.gg/latchkey-sample". A link starts with https:// and has no spaces, as copied from the browser\'s address bar.',
  ),
  slip(
    "an announcement's link text without an address",
    "preferences.ts",
    'linkUrl: "/#products",',
    "",
    "announcement: there is a linkText without a linkUrl. A link has both linkText and linkUrl; for no link, leave both out.",
  ),
  slip(
    "a starting price that is not the cheapest plan's",
    products,
    "price: 2.99,\n    image",
    "price: 3.99,\n    image",
    "Private: the price is 3.99, but the cheapest plan, Day Key, costs 2.99. A product's price is that of its cheapest plan: 2.99.",
  ),
  slip(
    "a day that does not exist",
    "status.ts",
    "2026-11-20",
    "2026-02-30",
    'statusBoard: the lastChecked is "2026-02-30". A day exists in the calendar and is written year first: "2026-11-20".',
  ),
  slip(
    "a coming product that is on sale already",
    "status.ts",
    "coming: [",
    'coming: [{ name: "temp spoofer", game: "UB" }, ',
    "temp spoofer: this product is on sale already. Take the entry out: its status stands in products.ts.",
  ),
  slip(
    "a year in the future",
    "shop.ts",
    "copyrightYear: 2025",
    "copyrightYear: 2099",
    `shop: the copyrightYear is 2099, which lies in the future. Write a year up to ${today.slice(0, 4)}.`,
  ),
  slip(
    "a community notice in dark letters",
    "preferences.ts",
    'textColor: "#f5f5f2"',
    'textColor: "rgb(80 80 80)"',
    "community notice: the textColor rgb(80 80 80) on #121214 is hard to read, with a contrast of 2.3 to 1. Take a lighter or a darker colour: 4.5 to 1 is the least.",
  ),
  slip(
    "a colour that no browser knows",
    "preferences.ts",
    'backgroundColor: "#f5f5f2"',
    'backgroundColor: "ffffff"',
    'announcement: the backgroundColor is "ffffff", which is no colour. A colour is written as #f5f5f2, white, rgb(245 245 242) or hsl(60 13% 95%).',
  ),
];

const more: Slip[] = [
  slip(
    "an announcement in grey on white",
    "preferences.ts",
    'textColor: "#0a0a0b"',
    'textColor: "#777777"',
    "announcement: the textColor #777777 on #f5f5f2 is hard to read, with a contrast of 4.0 to 1. Take a lighter or a darker colour: 4.5 to 1 is the least.",
  ),
  slip(
    "a notice in a colour of fantasy",
    "preferences.ts",
    'textColor: "#f5f5f2"',
    'textColor: "snowwhite"',
    'community notice: the textColor is "snowwhite", which is no colour. A colour is written as #f5f5f2, white, rgb(245 245 242) or hsl(60 13% 95%).',
  ),
  slip(
    "an announcement's address without a link text",
    "preferences.ts",
    'linkText: "See the products",',
    "",
    "announcement: there is a linkUrl without a linkText. A link has both linkText and linkUrl; for no link, leave both out.",
  ),
  slip(
    "a day in the future",
    "status.ts",
    "2026-11-20",
    tomorrowAndOn,
    `statusBoard: the lastChecked is "${tomorrowAndOn}", which lies in the future. Write the day of your last check; today is ${today}.`,
  ),
  slip(
    "a coming product that stands there twice",
    "status.ts",
    "coming: [",
    'coming: [{ name: "Permanent Spoofer", game: "UB" }, ',
    "Permanent Spoofer (coming entry 2): this product stands in the list twice, as entries 1 and 2. Keep one of them.",
  ),
  slip(
    "a product without plans",
    products,
    /subscriptions: \[[^\]]*\]/,
    "subscriptions: []",
    "Private: the subscriptions is an empty list. A product has at least one plan to buy.",
  ),
  slip(
    "a product without media",
    products,
    /media: \[[^\]]*\](?![^]*media: \[)/,
    "media: []",
    "Temp Spoofer: the media is an empty list. A product shows at least one picture or video.",
  ),
];

describeRun("pictures and films", pictures);
describeRun("links, days and colours", linksAndDays);
describeRun("the other notice slips, days and empty lists", more);
