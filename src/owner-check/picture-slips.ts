import type { OwnersData } from "./data-files.ts";
import type { Facts, MediaFile } from "./facts.ts";
import { didYouMean } from "./nearest-name.ts";
import { type FileSlip, type Path, problem, warning } from "./slip.ts";
import { fieldsOf, listOf, quoted, textOf } from "./value-text.ts";

const smallestWidthPx = 1200;
const heaviestBytes = 4_000_000;
const heavyPageBytes = 8_000_000;

/** The endings that the build turns into pictures of every size. */
export const pictureEndings = [".png", ".jpg", ".jpeg", ".webp", ".avif"];

type PictureField = { file: "products.ts" | "home.ts"; path: Path; name: string };

/** Slips of pictures: not in the folder, no picture, too small, too heavy. */
export function pictureSlips(data: OwnersData, { media }: Facts): FileSlip[] {
  const fields = pictureFields(data);
  return [
    ...fields.flatMap((field) => missingPicture(field, media) ?? unfitPicture(field, media)),
    ...media.flatMap((file) => mediaFileSlips(file, fields)),
    ...heavyPages(data, media),
  ];
}

/** Every field that names a picture. */
export function pictureFields(data: OwnersData): PictureField[] {
  const { poster } = fieldsOf(fieldsOf(data["home.ts"]).hero);
  return [
    ...listOf(data["products.ts"]).flatMap((product, at) => productFields(at, fieldsOf(product))),
    ...pictureField("home.ts", ["hero", "poster"], poster),
  ];
}

function productFields(at: number, { image, media }: Record<string, unknown>): PictureField[] {
  const ofMedia = listOf(media).flatMap((one, index) => {
    const { type, url, thumbnailUrl } = fieldsOf(one);
    const path = [at, "media", index];
    return type === "video"
      ? pictureField("products.ts", [...path, "thumbnailUrl"], thumbnailUrl)
      : pictureField("products.ts", [...path, "url"], url);
  });
  return [...pictureField("products.ts", [at, "image"], image), ...ofMedia];
}

function pictureField(file: PictureField["file"], path: Path, name: unknown): PictureField[] {
  const text = textOf(name);
  return text === undefined ? [] : [{ file, path, name: text }];
}

function missingPicture({ file, path, name }: PictureField, media: readonly MediaFile[]) {
  if (name.startsWith("https:")) return [];
  const fault = `the ${path.at(-1)} is ${quoted(name)}`;
  if (/^\w+:|^\/\//.test(name)) {
    return [{ file, ...problem(path, fault, "The address of a picture starts with https://.") }];
  }
  if (media.some((one) => one.name === name)) return undefined;
  const pictures = media.map((one) => one.name).filter(isPictureName);
  const mend = didYouMean(
    name.replace(/^.*[/\\]/, ""),
    pictures,
    "Put the picture there, or write the name of one that is there.",
  );
  return [{ file, ...problem(path, `${fault}, and src/data/media has no such file`, mend) }];
}

function isPictureName(name: string): boolean {
  return pictureEndings.some((ending) => name.endsWith(ending));
}

function unfitPicture({ file, path, name }: PictureField, media: readonly MediaFile[]): FileSlip[] {
  const found = media.find((one) => one.name === name);
  if (!found) return [];
  const fault = `the ${path.at(-1)} is ${quoted(name)}`;
  if (!isPictureName(name)) {
    const mend = `A picture's name ends in ${pictureEndings.join(", ")}, in small letters.`;
    return [{ file, ...problem(path, fault, mend) }];
  }
  if (found.widthPx === undefined) {
    const mend = "Save the picture again as PNG or JPEG and put it in its place.";
    return [{ file, ...problem(path, `${fault}, which does not open as a picture`, mend) }];
  }
  const slips: FileSlip[] = [];
  if (found.widthPx < smallestWidthPx) {
    const size = `${found.widthPx} px wide and too small`;
    const mend = `A picture is at least ${smallestWidthPx} px wide.`;
    slips.push({ file, ...problem(path, `${fault}, which is ${size}`, mend) });
  }
  if (found.bytes > heaviestBytes) {
    const weight = `weighs ${megabytes(found.bytes)} and is too heavy`;
    const mend = `A picture weighs at most ${megabytes(heaviestBytes)}; save it as JPEG or WebP.`;
    slips.push({ file, ...problem(path, `${fault}, which ${weight}`, mend) });
  }
  return slips;
}

/** Slips of files that nothing names: the build takes in every picture of the folder. */
function mediaFileSlips({ name, widthPx }: MediaFile, fields: readonly PictureField[]): FileSlip[] {
  if (name.startsWith(".")) return [];
  const there = `src/data/media has a file named ${quoted(name)}`;
  if (/[#?%]/.test(name)) {
    const mend = "Name it with small letters, digits and dashes, such as private-reticle.png.";
    return [{ file: "products.ts", ...problem([], there, mend) }];
  }
  const isNamed = fields.some((field) => field.name === name);
  if (isNamed || !isPictureName(name) || widthPx !== undefined) return [];
  const fault = `${there}, which does not open as a picture`;
  return [{ file: "products.ts", ...problem([], fault, "Nothing needs it: take it out.") }];
}

function heavyPages(data: OwnersData, media: readonly MediaFile[]): FileSlip[] {
  const fields = pictureFields(data);
  return listOf(data["products.ts"]).flatMap((_, at) => {
    const names = new Set(
      fields
        .filter(({ file, path }) => file === "products.ts" && path[0] === at)
        .map(({ name }) => name),
    );
    const bytes = media
      .filter(({ name }) => names.has(name))
      .reduce((sum, file) => sum + file.bytes, 0);
    if (bytes <= heavyPageBytes) return [];
    const fault = `the page is heavy: its ${names.size} pictures weigh ${megabytes(bytes)}`;
    const mend = `Up to ${megabytes(heavyPageBytes)} the page shows quickly; take fewer or lighter pictures.`;
    return [{ file: "products.ts" as const, ...warning([at], fault, mend) }];
  });
}

/** Bytes as an owner reads them: 4200000 is "4.2 MB". */
export function megabytes(bytes: number): string {
  return `${Number((bytes / 1_000_000).toFixed(1))} MB`;
}
