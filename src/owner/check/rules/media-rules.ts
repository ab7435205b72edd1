import type { Product } from "#domain/product.ts";
import type { CheckedData } from "./checked-data.ts";
import { hasProblem, type Report } from "#owner/check/finding.ts";
import type { MediaFile } from "#owner/check/media-files.ts";
import { didYouMean } from "#owner/check/nearest-name.ts";
import type { Key } from "#owner/check/reading/source-position.ts";

// Screenshots of phones are 1080 px wide.
const minWidthPx = 1080;
const maxPageBytes = 8_000_000;

/** The file names and the largest size of each kind. Picture formats are those that the build resizes. */
const kinds = {
  picture: { extensions: [".png", ".jpg", ".jpeg", ".webp", ".avif"], maxBytes: 4_000_000 },
  film: { extensions: [".webm", ".mp4"], maxBytes: 1_500_000 },
  mark: { extensions: [".svg"], maxBytes: 100_000 },
};
type Kind = keyof typeof kinds;

/** A field with the name of a file in the media folder, composed, or with a picture's https address. */
type MediaField = { holder: Record<Key, string>; key: Key; name: string; kind: Kind };

/** Rules for pictures and films: missing, unreadable, too small or too large files. */
export function mediaRules(data: CheckedData, report: Report): void {
  const { products, media } = data;
  const hero = data["home.ts"]?.hero;
  const pictures = products.flatMap(productPictures).concat(hero ? field(hero, "poster") : []);
  const films = [hero?.film ?? [], hero?.smallFilm ?? []].flatMap((list) =>
    list.map((_, index) => field(list, index, "film")),
  );
  const shop = data["shop.ts"];
  const marks = shop?.mark === undefined ? [] : [field(shop, "mark", "mark")];
  for (const one of [...pictures, ...films, ...marks]) mediaField(one, data, report);
  for (const product of products) {
    const names = new Set(productPictures(product).map(({ name }) => name));
    const files = media.filter(({ name }) => names.has(name));
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes <= maxPageBytes) continue;
    const why = `and its ${files.length} pictures are ${megabytes(bytes)} together`;
    const fix = `Use fewer or smaller pictures: up to ${megabytes(maxPageBytes)}, the page loads quickly.`;
    report.warning(product, "media", why, fix);
  }
  fileRules(data, new Set([...pictures, ...films].map(({ name }) => name)), report);
}

/** Rules for the files themselves: the build publishes every picture and film, even if no field names it. */
function fileRules(data: CheckedData, used: ReadonlySet<string>, report: Report): void {
  const published = data.media.filter(
    ({ name }) => !name.startsWith(".") && (isNamed(name, "picture") || isNamed(name, "film")),
  );
  const unused: MediaFile[] = [];
  for (const file of published) {
    const { name, widthPx } = file;
    const path = `${data.dataFolder}/media/${name}`;
    if (/[#?%]/.test(name)) {
      const fix = "Use lowercase letters, digits and dashes, such as private-reticle.png.";
      report.file(
        "problem",
        path,
        "the file's name has a character that an address cannot have",
        fix,
      );
    } else if (!used.has(name) && isNamed(name, "picture") && widthPx === undefined) {
      const fix = "Delete it: no field uses it.";
      report.file("problem", path, "the file does not open as a picture", fix);
    } else if (!used.has(name)) unused.push(file);
  }
  // A mistake, such as a misspelt name, may be the reason why a file is not used.
  if (unused.length === 0 || hasProblem(report.findings)) return;
  const bytes = megabytes(unused.reduce((sum, file) => sum + file.bytes, 0));
  const names = unused.map(({ name }) => name).join(", ");
  const message = `the build publishes ${bytes} that no field uses: ${names}`;
  const fix = "Delete these files, or write their names where they belong.";
  report.file("warning", `${data.dataFolder}/media/${unused[0]?.name}`, message, fix);
}

function productPictures(product: Product): MediaField[] {
  const items = (product.media ?? []).map((item) =>
    item.type === "video" ? field(item, "thumbnailUrl") : field(item, "url"),
  );
  return product.image === undefined ? items : [field(product, "image"), ...items];
}

function field<T extends object>(
  holder: T,
  key: keyof T & Key,
  kind: Kind = "picture",
): MediaField {
  const name = (holder[key] as string).normalize();
  return { holder: holder as MediaField["holder"], key, name, kind };
}

function mediaField(
  { holder, key, name, kind }: MediaField,
  { dataFolder, media }: CheckedData,
  report: Report,
): void {
  const file = media.find((other) => other.name === name);
  const { extensions, maxBytes } = kinds[kind];
  if (kind === "picture" && name.startsWith("https:")) return;
  if (!file || !isNamed(name, kind)) {
    const known = media.map((other) => other.name).filter((other) => isNamed(other, kind));
    const otherwise = isNamed(name, kind)
      ? "Put the file there, or write the name of one that is there."
      : `A ${kind}'s name ends in ${extensions.join(", ")}, in lowercase letters.`;
    const fix = didYouMean(name.replace(/^.*[/\\]/, ""), known, otherwise);
    report.problem(holder, key, file ? "" : `but ${dataFolder}/media has no such file`, fix);
  } else if (kind !== "film" && file.widthPx === undefined) {
    const format = kind === "mark" ? "SVG" : "PNG or JPEG";
    const fix = `Save the picture again as ${format} and replace this file.`;
    report.problem(holder, key, "which does not open as a picture", fix);
  } else if (file.bytes > maxBytes) {
    const severity = kind === "picture" ? "problem" : "warning";
    const fix = `Save it with at most ${megabytes(maxBytes)}, so that it loads quickly.`;
    report[severity](holder, key, `which is ${megabytes(file.bytes)} and too large`, fix);
  } else if (kind === "mark" && /currentColor/i.test(file.svg ?? "")) {
    const fix = "In the file, write a colour in place of currentColor, such as #f5f5f2.";
    report.problem(holder, key, "which uses currentColor, and that is black in a browser tab", fix);
  } else if (kind === "picture" && file.widthPx !== undefined && file.widthPx < minWidthPx) {
    const fix = `Use a picture that is at least ${minWidthPx} px wide.`;
    report.problem(holder, key, `which is ${file.widthPx} px wide and too small`, fix);
  }
}

function isNamed(name: string, kind: Kind): boolean {
  return kinds[kind].extensions.some((extension) => name.endsWith(extension));
}

/** Bytes in megabytes: 4200000 is "4.2 MB". */
function megabytes(bytes: number): string {
  return `${Number((bytes / 1_000_000).toFixed(1))} MB`;
}
