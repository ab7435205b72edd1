import type { Product } from "#domain/product.ts";
import type { CheckedData } from "./check-data.ts";
import { type Report, statement } from "./finding.ts";
import { fileStart, type Key } from "./source-position.ts";
import { didYouMean } from "./nearest-name.ts";

const minWidthPx = 1200;
const maxPictureBytes = 4_000_000;
const maxFilmBytes = 1_500_000;
const maxPageBytes = 8_000_000;

/** The extensions of the picture formats that the build resizes. */
const pictureExtensions = [".png", ".jpg", ".jpeg", ".webp", ".avif"];
const filmExtensions = [".webm", ".mp4"];

/** A field with the name of a file in the media folder. */
type FileField = { holder: Record<Key, string>; key: Key; name: string };

/** Rules for pictures and films: missing, unreadable, too small or too large files. */
export function pictureRules(data: CheckedData, report: Report): void {
  const { products, media, mediaFolder } = data;
  const hero = data["home.ts"]?.hero;
  const pictures = products.flatMap(productPictures).concat(hero ? fileField(hero, "poster") : []);
  for (const field of pictures) pictureField(field, data, report);
  for (const list of [hero?.film ?? [], hero?.smallFilm ?? []]) {
    for (const key of list.keys()) filmField(fileField(list, key), data, report);
  }
  for (const product of products) {
    const names = new Set(productPictures(product).map(({ name }) => name));
    const files = media.filter(({ name }) => names.has(name));
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes <= maxPageBytes) continue;
    const message = `the page is too large: its ${files.length} pictures are ${megabytes(bytes)}`;
    const fix = `Up to ${megabytes(maxPageBytes)} the page loads quickly; use fewer or smaller pictures.`;
    report.warning(product, "media", message, fix);
  }
  // The build reads every picture in the folder, even if no field names it.
  for (const { name, widthPx } of media) {
    const source = { path: `${mediaFolder}/${name}`, text: "" };
    const isUsed = pictures.some((field) => field.name === name);
    if (name.startsWith(".")) continue;
    if (/[#?%]/.test(name)) {
      const message = "the file's name has a character that cannot be in an address";
      const fix = "Use lowercase letters, digits and dashes, such as private-reticle.png.";
      report.textProblem(source, fileStart, message, fix);
    } else if (!isUsed && hasExtension(name, pictureExtensions) && widthPx === undefined) {
      const message = "the file does not open as a picture";
      report.textProblem(source, fileStart, message, "No field uses it: delete it.");
    }
  }
}

function productPictures(product: Product): FileField[] {
  const items = (product.media ?? []).map((item) =>
    item.type === "video" ? fileField(item, "thumbnailUrl") : fileField(item, "url"),
  );
  return product.image === undefined ? items : [fileField(product, "image"), ...items];
}

function fileField<T extends object>(holder: T, key: keyof T & Key): FileField {
  return { holder: holder as FileField["holder"], key, name: holder[key] as string };
}

function pictureField({ holder, key, name }: FileField, data: CheckedData, report: Report): void {
  const reportProblem = (what: string, fix: string) =>
    report.problem(holder, key, `${statement(holder, key)}${what}`, fix);
  const file = data.media.find((one) => one.name === name);
  if (name.startsWith("https:")) return;
  if (/^\w+:|^\/\//.test(name)) reportProblem("", "The address of a picture starts with https://.");
  else if (!file) reportProblem(...missingFile(name, pictureExtensions, data));
  else if (!hasExtension(name, pictureExtensions)) {
    reportProblem(
      "",
      `A picture's name ends in ${pictureExtensions.join(", ")}, in lowercase letters.`,
    );
  } else if (file.widthPx === undefined) {
    const fix = "Save the picture again as PNG or JPEG and put it in its place.";
    reportProblem(", which does not open as a picture", fix);
  } else {
    if (file.widthPx < minWidthPx) {
      const fix = `A picture is at least ${minWidthPx} px wide.`;
      reportProblem(`, which is ${file.widthPx} px wide and too small`, fix);
    }
    if (file.bytes > maxPictureBytes) {
      const fix = `A picture is at most ${megabytes(maxPictureBytes)}; save it as JPEG or WebP.`;
      reportProblem(`, which is ${megabytes(file.bytes)} and too large`, fix);
    }
  }
}

function filmField({ holder, key, name }: FileField, data: CheckedData, report: Report): void {
  const file = data.media.find((one) => one.name === name);
  const film = statement(holder, key);
  if (!hasExtension(name, filmExtensions)) {
    report.problem(holder, key, film, `A film's name ends in ${filmExtensions.join(" or ")}.`);
  } else if (!file) {
    const [what, fix] = missingFile(name, filmExtensions, data);
    report.problem(holder, key, `${film}${what}`, fix);
  } else if (file.bytes > maxFilmBytes) {
    const fix = `A film of at most ${megabytes(maxFilmBytes)} starts quickly on a phone.`;
    report.warning(holder, key, `${film}, which is ${megabytes(file.bytes)}`, fix);
  }
}

function missingFile(
  name: string,
  extensions: readonly string[],
  { media, mediaFolder }: CheckedData,
): [what: string, fix: string] {
  const known = media.map((file) => file.name).filter((one) => hasExtension(one, extensions));
  const otherwise = "Put the file there, or write the name of one that is there.";
  const fix = didYouMean(name.replace(/^.*[/\\]/, ""), known, otherwise);
  return [`, and ${mediaFolder} has no such file`, fix];
}

function hasExtension(name: string, extensions: readonly string[]): boolean {
  return extensions.some((extension) => name.endsWith(extension));
}

/** Bytes in megabytes: 4200000 is "4.2 MB". */
function megabytes(bytes: number): string {
  return `${Number((bytes / 1_000_000).toFixed(1))} MB`;
}
