import type { Product } from "#domain/product.ts";
import type { SoundData, Surroundings } from "./check-data.ts";
import { type Finding, problem, subjectOf, textProblem, warning } from "./finding.ts";
import { didYouMean } from "./nearest-name.ts";
import { quoted } from "./value-text.ts";

const smallestWidthPx = 1200;
const heaviestPictureBytes = 4_000_000;
const heavyFilmBytes = 1_500_000;
const heavyPageBytes = 8_000_000;

/** The endings that the build turns into pictures of every size. */
const pictureEndings = [".png", ".jpg", ".jpeg", ".webp", ".avif"];
const filmEndings = [".webm", ".mp4"];

/** A field that names a file of the media folder. */
type FileField = {
  holder: Record<string | number, unknown>;
  key: string | number;
  name: string;
};

/** Mistakes about pictures and films: not in the folder, not readable, too small, too heavy. */
export function pictureFindings(data: SoundData, surroundings: Surroundings): Finding[] {
  const hero = data["home.ts"]?.hero;
  const pictures = [
    ...data.products.flatMap(productPictures),
    ...(hero ? [fileField(hero, "poster", hero.poster)] : []),
  ];
  const films = hero ? hero.film.map((name, at) => fileField(hero.film, at, name)) : [];
  return [
    ...pictures.flatMap((field) => pictureFinding(field, surroundings)),
    ...films.flatMap((field) => filmFinding(field, surroundings)),
    ...data.products.flatMap((product) => heavyPage(product, surroundings)),
    ...otherFiles(pictures, surroundings),
  ];
}

function productPictures(product: Product): FileField[] {
  return [
    ...(product.image === undefined ? [] : [fileField(product, "image", product.image)]),
    ...(product.media ?? []).map((item) =>
      item.type === "video"
        ? fileField(item, "thumbnailUrl", item.thumbnailUrl)
        : fileField(item, "url", item.url),
    ),
  ];
}

function fileField(holder: object, key: string | number, name: string): FileField {
  return { holder: holder as FileField["holder"], key, name };
}

function pictureFinding(field: FileField, surroundings: Surroundings): Finding[] {
  const { name } = field;
  if (name.startsWith("https:")) return [];
  if (/^\w+:|^\/\//.test(name)) {
    return [refused(field, "", "The address of a picture starts with https://.")];
  }
  const file = surroundings.media.find((one) => one.name === name);
  if (!file) return [missingFile(field, pictureEndings, surroundings)];
  if (!endsIn(name, pictureEndings)) {
    const fix = `A picture's name ends in ${pictureEndings.join(", ")}, in small letters.`;
    return [refused(field, "", fix)];
  }
  if (file.widthPx === undefined) {
    const fix = "Save the picture again as PNG or JPEG and put it in its place.";
    return [refused(field, ", which does not open as a picture", fix)];
  }
  const findings: Finding[] = [];
  if (file.widthPx < smallestWidthPx) {
    const fix = `A picture is at least ${smallestWidthPx} px wide.`;
    findings.push(refused(field, `, which is ${file.widthPx} px wide and too small`, fix));
  }
  if (file.bytes > heaviestPictureBytes) {
    const fix = `A picture weighs at most ${megabytes(heaviestPictureBytes)}; save it as JPEG or WebP.`;
    findings.push(refused(field, `, which weighs ${megabytes(file.bytes)} and is too heavy`, fix));
  }
  return findings;
}

function filmFinding(field: FileField, surroundings: Surroundings): Finding[] {
  const { holder, key, name } = field;
  if (!endsIn(name, filmEndings)) {
    return [refused(field, "", `A film's name ends in ${filmEndings.join(" or ")}.`)];
  }
  const file = surroundings.media.find((one) => one.name === name);
  if (!file) return [missingFile(field, filmEndings, surroundings)];
  if (file.bytes <= heavyFilmBytes) return [];
  const message = `${subjectOf(holder, key)} is ${quoted(name)}, which weighs ${megabytes(file.bytes)}`;
  const fix = `A film of at most ${megabytes(heavyFilmBytes)} starts quickly on a phone.`;
  return [warning(holder, key, message, fix)];
}

function missingFile(
  field: FileField,
  endings: readonly string[],
  { media, mediaFolder }: Surroundings,
): Finding {
  const known = media.map(({ name }) => name).filter((name) => endsIn(name, endings));
  const otherwise = "Put the file there, or write the name of one that is there.";
  const fix = didYouMean(field.name.replace(/^.*[/\\]/, ""), known, otherwise);
  return refused(field, `, and ${mediaFolder} has no such file`, fix);
}

function refused({ holder, key, name }: FileField, message: string, fix: string): Finding {
  return problem(holder, key, `${subjectOf(holder, key)} is ${quoted(name)}${message}`, fix);
}

/** The build takes in every picture of the folder, also one that no field names. */
function otherFiles(pictures: readonly FileField[], { media, mediaFolder }: Surroundings) {
  return media.flatMap(({ name, widthPx }): Finding[] => {
    const source = { path: `${mediaFolder}/${name}`, text: "" };
    const refuse = (message: string, fix: string) => [
      textProblem(source, { start: 0, end: 0 }, message, fix),
    ];
    if (name.startsWith(".")) return [];
    if (/[#?%]/.test(name)) {
      const fix = "Use small letters, digits and dashes, such as private-reticle.png.";
      return refuse("the file's name has a character that no address can hold", fix);
    }
    const isUsed = pictures.some((field) => field.name === name);
    if (isUsed || !endsIn(name, pictureEndings) || widthPx !== undefined) return [];
    return refuse("the file does not open as a picture", "Nothing needs it: delete it.");
  });
}

function heavyPage(product: Product, { media }: Surroundings): Finding[] {
  const names = new Set(productPictures(product).map(({ name }) => name));
  const files = media.filter(({ name }) => names.has(name));
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes <= heavyPageBytes) return [];
  const message = `the page is heavy: its ${files.length} pictures weigh ${megabytes(bytes)}`;
  const fix = `Up to ${megabytes(heavyPageBytes)} the page loads quickly; take fewer or lighter pictures.`;
  return [warning(product, "media", message, fix)];
}

function endsIn(name: string, endings: readonly string[]): boolean {
  return endings.some((ending) => name.endsWith(ending));
}

/** Bytes as an owner reads them: 4200000 is "4.2 MB". */
function megabytes(bytes: number): string {
  return `${Number((bytes / 1_000_000).toFixed(1))} MB`;
}
