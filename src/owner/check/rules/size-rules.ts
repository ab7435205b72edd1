import { errorAt, type Diagnostic, placeError } from "#data-reader/diagnostic.ts";
import { mediaKind } from "#data-reader/media-folder.ts";
import type { MediaFile } from "#owner/check/media-files.ts";
import { warning } from "#owner/check/warnings.ts";
import { type MediaField, mediaFields } from "./media-rules.ts";
import type { RuleInput } from "./rule-input.ts";

const megabyteBytes = 2 ** 20;

/** The largest file that Cloudflare publishes, and that GitHub's page takes. */
const maxBytes = 25 * megabyteBytes;

/** What a phone fetches in a few seconds. */
const maxFilmBytes = 1.5 * megabyteBytes;

/** A phone shows a picture up to 1080 px wide. One of half that width is visibly blurred. */
const minWidthPx = 540;

/** The home page's large picture is as wide as the window. */
const minPosterWidthPx = 1080;

/** H.264, VP8, VP9 and AV1, as the files name them. */
const playedCodecs = new Set(["avc1", "avc3", "vp08", "vp09", "av01", "V_VP8", "V_VP9", "V_AV1"]);

/**
 * Warns of files that are too large for hosts, of pictures that look worse than their files, and of
 * films that few browsers play.
 */
export function sizeRules(data: RuleInput): Diagnostic[] {
  const { media, dataFolder, sizes } = data;
  const pathOf = (name: string) => `${dataFolder}/media/${name}`;
  // The first field of each file.
  const fields = new Map(
    mediaFields(data)
      .toReversed()
      .map((field) => [pathOf(field.text), field]),
  );
  const ofPublic = [...sizes.keys()].filter((path) => path.startsWith("public/"));
  return [
    ...ofPublic.flatMap((path) => sizeWarnings(path, sizes.get(path))),
    ...media.flatMap((file) => {
      const path = pathOf(file.name);
      const warningsOf = mediaKind(file.name) === "picture" ? pictureWarnings : filmWarnings;
      return warningsOf(file, sizes.get(path), fields.get(path));
    }),
  ].map(warning);
}

/** A file of `public/`: empty, or too large. */
function sizeWarnings(path: string, bytes = 0): Diagnostic[] {
  if (bytes === 0 && !/\/\./.test(path))
    return [errorAt(path, 1, "the file is empty. Save it again, or delete it.")];
  if (bytes <= maxBytes) return [];
  const why = `${megabytes(bytes)}, and Cloudflare publishes no file over ${megabytes(maxBytes)}`;
  const fix = "Make it smaller, or put it on another site.";
  return [errorAt(path, 1, `the file has ${why}. ${fix}`)];
}

/** What may be wrong with a file, and how to mend it. */
type Problem = [isOne: boolean, why: string, fix: string];

function problemWarnings(field: MediaField, problems: Problem[]): Diagnostic[] {
  return problems
    .filter(([isOne]) => isOne)
    .map(([, why, fix]) => placeError(field, `which ${why}`, fix));
}

/** A film that no field uses is not published. */
function filmWarnings({ film }: MediaFile, bytes = 0, field?: MediaField): Diagnostic[] {
  if (!film || !field) return [];
  const { codec = "another format than its name says" } = film;
  return problemWarnings(field, [
    [
      !playedCodecs.has(codec),
      `is in ${codec}, and few browsers play that`,
      "Save an .mp4 as H.264, and a .webm as VP9.",
    ],
    [
      bytes > maxFilmBytes,
      `has ${megabytes(bytes)}, and phones wait for it`,
      'See "To make a film small" in docs/rare-tasks.md.',
    ],
  ]);
}

/** A picture that no field uses is not published. */
function pictureWarnings({ picture }: MediaFile, bytes = 0, field?: MediaField): Diagnostic[] {
  if (!picture || !field) return [];
  const { widthPx, heightPx, frames } = picture;
  return problemWarnings(field, [
    [
      widthPx < (field.key === "poster" ? minPosterWidthPx : minWidthPx),
      `is ${widthPx} × ${heightPx} px and looks blurred`,
      "Save it at least 1080 px wide.",
    ],
    [
      frames > 1,
      `moves in ${frames} frames, and the shop shows the first alone`,
      'For one that moves, see "Add a video" in docs/rare-tasks.md.',
    ],
    [
      bytes > maxBytes,
      `has ${megabytes(bytes)}, and GitHub's page takes ${megabytes(maxBytes)}`,
      "Save it as a .jpg, or at 2400 × 1500 px.",
    ],
  ]);
}

function megabytes(bytes: number): string {
  return `${Number((bytes / megabyteBytes).toFixed(1))} MB`;
}
