import { type Diagnostic, problemAt, warning } from "#data-reader/diagnostic.ts";
import type { InspectedFile } from "#owner/check/inspect-media.ts";
import { type MediaField, mediaFields } from "./media-rules.ts";
import type { RuleInput } from "./rule-input.ts";

const megabyteBytes = 2 ** 20;

/** The size of a film that a phone fetches in a few seconds. */
const maxFilmBytes = 1.5 * megabyteBytes;

/** A phone shows a picture up to 1080 px wide. One of half that width is visibly blurred. */
const minWidthPx = 540;

/** The home page's large picture is as wide as the window. */
const minPosterWidthPx = 1080;

/** H.264, VP8, VP9 and AV1, as the files name them. */
const playedCodecs = new Set(["avc1", "avc3", "vp08", "vp09", "av01", "V_VP8", "V_VP9", "V_AV1"]);

/** Warns of pictures that look blurred, and of films that are slow on phones or that few browsers play. */
export function sizeRules(data: RuleInput): Diagnostic[] {
  const fields = mediaFields(data);
  return data.media.flatMap((file) => {
    // A file that no field uses is not published.
    const field = fields.find(({ text }) => text === file.name);
    if (!field) return [];
    return [...pictureWarnings(file, field), ...filmWarnings(file, field)].map(warning);
  });
}

function filmWarnings({ film }: InspectedFile, { holder, key }: MediaField): Diagnostic[] {
  if (!film) return [];
  const { codec = "another format than its name says", bytes } = film;
  const codecFix = "Save an .mp4 as H.264, and a .webm as VP9.";
  const codecWhy = `which is in ${codec}, and few browsers play that`;
  const sizeFix = 'See "To make a film small" in docs/rare-tasks.md.';
  const sizeWhy = `which has ${(bytes / megabyteBytes).toFixed(1)} MB, and phones wait for it`;
  return [
    ...(playedCodecs.has(codec) ? [] : [problemAt(holder, key, codecWhy, codecFix)]),
    ...(bytes <= maxFilmBytes ? [] : [problemAt(holder, key, sizeWhy, sizeFix)]),
  ];
}

function pictureWarnings({ kind, picture }: InspectedFile, field: MediaField): Diagnostic[] {
  if (!picture || kind !== "picture") return [];
  const { widthPx, heightPx } = picture;
  if (widthPx >= (field.key === "poster" ? minPosterWidthPx : minWidthPx)) return [];
  const why = `which is ${widthPx} × ${heightPx} px and looks blurred`;
  return [problemAt(field.holder, field.key, why, "Save it at least 1080 px wide.")];
}
