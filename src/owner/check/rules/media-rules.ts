import { basename, dirname } from "node:path";
import { lineProblem, type Diagnostic, problemAt, warning } from "#data-reader/diagnostic.ts";
import { mediaEndings, mediaKind } from "#data-reader/media-folder.ts";
import { originalName } from "#data-reader/original-name.ts";
import { isHttpsAddress, isOnHost } from "#domain/address.ts";
import type { MediaKind } from "#domain/fields.ts";
import { nearestName } from "#domain/nearest-name.ts";
import { isGenericFont, templateFontNames, type ThemeFont } from "#domain/theme.ts";
import type { InspectedFile } from "#owner/check/inspect-media.ts";
import type { OwnersText } from "#owner/check/owners-texts.ts";
import type { RuleInput } from "./rule-input.ts";

/** A field for the name of a file in the media folder. */
export type MediaField = OwnersText & { kind: MediaKind };

/** Rules for pictures and films: missing and damaged files. */
export function mediaRules(data: RuleInput): Diagnostic[] {
  const fields = mediaFields(data);
  const used = new Set(fields.map(({ text }) => text));
  return [
    ...fields.flatMap((field) =>
      isHttpsAddress(field.text) ? addressWarnings(field) : fieldErrors(field, data),
    ),
    ...Object.values(data.theme.fonts).flatMap(fontWarnings),
    ...data.media.flatMap((file) => fileErrors(file, used.has(file.name), data)),
  ];
}

/** Warns of a font that comes neither from a file nor from the template, and is not generic. */
function fontWarnings({ names, files }: ThemeFont): Diagnostic[] {
  const [name = ""] = names;
  const known: readonly string[] = templateFontNames;
  if (files?.length || known.includes(name) || isGenericFont(name)) return [];
  const why = "which only visitors see whose computer has it";
  const near = nearestName(name, known);
  const fix =
    near === undefined
      ? 'Write its file behind it, such as files: [{ file: "bebas-neue.woff2" }].'
      : `Write "${near}".`;
  return [warning(problemAt(names, 0, why, fix))];
}

/** The fields that name a file in the media folder, or a picture on another site instead. */
export function mediaFields({ texts }: RuleInput): MediaField[] {
  return texts.filter((one): one is MediaField => one.kind !== undefined && one.kind !== "link");
}

/** Sites that show a picture on a page whose own address can end like a picture's. */
const pageHosts = ["youtube.com", "google.com", "dropbox.com", "github.com"];

/** Warns of an address on another site that looks like that of a page with a picture, or that expires. */
function addressWarnings({ holder, key, text: name }: MediaField): Diagnostic[] {
  if (isOnHost(name, "discordapp.com") || isOnHost(name, "discordapp.net")) {
    const expired = "whose addresses stop working after a day";
    return [warning(problemAt(holder, key, expired, "Save the picture into media."))];
  }
  const { pathname, search } = new URL(name);
  const isPage = search === "" && /\/[^/.]*(?:\.html?)?$/i.test(pathname);
  if (!isPage && !pageHosts.some((host) => isOnHost(name, host))) return [];
  const why = "which may be a page, and not the picture on it";
  const fix = "Open it: if there is more than the picture, copy the address of the picture alone.";
  return [warning(problemAt(holder, key, why, fix))];
}

function fieldErrors({ holder, key, text: name, kind }: MediaField, data: RuleInput): Diagnostic[] {
  const mediaFolder = `${data.dataFolder}/media`;
  const error = (why: string, fix: string) => [problemAt(holder, key, why, fix)];
  const isThere = data.media.some((file) => file.name === name);
  // In a list, another entry may be the same film in another format.
  const list: readonly unknown[] = Array.isArray(holder) ? holder : [];
  const others = data.paths.filter((path) => !list.includes(basename(path)));
  const near = isThere ? undefined : nearestFile(name, others);
  const nearWhy = near === undefined ? "" : `but the nearest file is ${near}`;
  // A file of another kind has to be converted first.
  if (mediaKind(near ?? name) !== kind) return error(nearWhy, conversion(near ?? name, kind));
  if (isThere) return [];
  if (near === undefined) {
    const fix = `Put the file there${list.length > 0 ? ", or delete it from the list" : ""}.`;
    return error(`but ${mediaFolder} has no such file`, fix);
  }
  if (dirname(near) === mediaFolder) return error(nearWhy, `Write "${basename(near)}".`);
  return error(nearWhy, `Put it into ${mediaFolder} itself, and write its name: capitals count.`);
}

/** The file that was probably meant: in any folder, with another ending or the number of a copy. */
function nearestFile(name: string, paths: readonly string[]): string | undefined {
  const near = nearestName(stemOf(name), paths.map(stemOf));
  return near === undefined ? undefined : paths.find((path) => stemOf(path) === near);
}

/** A file's name without folders, endings and the number of a copy. */
function stemOf(path: string): string {
  const name = path.trim().replace(/^.*[/\\]/, "");
  return originalName(name).replace(/(?:\.\w+)*$/, "");
}

/** The build opens every file in the folder. It publishes those that a field names. */
function fileErrors(
  { name, kind, opens }: InspectedFile,
  isUsed: boolean,
  { dataFolder }: RuleInput,
): Diagnostic[] {
  if (kind === undefined) return [];
  const error = (message: string) => [lineProblem(`${dataFolder}/media/${name}`, 1, message)];
  if (/[#?%]/.test(name)) {
    return error("the name has #, ? or %. Use lowercase letters, digits and dashes.");
  }
  if (opens || (kind === "mark" && !isUsed)) return [];
  return error(`the file does not open as a ${kind}. ${conversion(name, kind)}`);
}

/** How to turn a file into one of another kind. */
function conversion(name: string, kind: MediaKind): string {
  const isMoving = mediaKind(name) === "film" || /\.(?:gif|mov|m4v|avi|mkv)$/i.test(name);
  return isMoving && kind === "picture"
    ? 'A moving picture becomes a video: see "Add a video" in docs/rare-tasks.md.'
    : `Save it as ${mediaEndings[kind].join(", ")}: a new name alone does not convert it.`;
}
