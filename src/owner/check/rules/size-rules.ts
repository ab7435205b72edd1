import { errorAt, type Finding, valueError, warning } from "#data-reader/finding.ts";
import { mediaKind } from "#data-reader/media-folder.ts";
import type { MediaFile } from "#owner/check/media-files.ts";
import { type MediaField, mediaFields } from "./media-rules.ts";
import type { ShopData } from "./shop-data.ts";

const megabyteBytes = 2 ** 20;

/** The largest file that Cloudflare publishes, and that GitHub's page takes. */
const maxBytes = 25 * megabyteBytes;

/** A phone shows a picture up to 1080 px wide. One of half that width is visibly blurred. */
const minWidthPx = 540;

/** The home page's large picture is as wide as the window. */
const minPosterWidthPx = 1080;

/** Warns of files that are too large for hosts, and of pictures that look worse than their files. */
export function sizeRules(data: ShopData): Finding[] {
  const { media, dataFolder, sizes } = data;
  const pathOf = (name: string) => `${dataFolder}/media/${name}`;
  // The first field of each file.
  const fields = new Map(
    mediaFields(data)
      .toReversed()
      .map((field) => [pathOf(field.name), field]),
  );
  const unchanged = [...sizes.keys()].filter(
    (path) => path.startsWith("public/") || (mediaKind(path) === "film" && fields.has(path)),
  );
  const pictures = media.filter(({ name }) => mediaKind(name) === "picture");
  return [
    ...unchanged.flatMap((path) => sizeErrors(path, sizes.get(path), fields.get(path))),
    ...pictures.flatMap((file) => {
      const path = pathOf(file.name);
      return pictureErrors(file, sizes.get(path), fields.get(path));
    }),
  ].map(warning);
}

/** A file that the build publishes as it is: empty, or too large. */
function sizeErrors(path: string, bytes = 0, field?: MediaField): Finding[] {
  if (bytes === 0 && !/\/\./.test(path))
    return [errorAt(path, 1, "the file is empty. Save it again, or delete it.")];
  if (bytes <= maxBytes) return [];
  const why = `${megabytes(bytes)}, and Cloudflare publishes no file over ${megabytes(maxBytes)}`;
  const fix = "Make it smaller, or put it on another site.";
  return field
    ? [valueError(field.holder, field.key as never, `which has ${why}`, fix)]
    : [errorAt(path, 1, `the file has ${why}. ${fix}`)];
}

/** A picture that no field uses is not published. */
function pictureErrors({ picture }: MediaFile, bytes = 0, field?: MediaField): Finding[] {
  if (!picture || !field) return [];
  const { widthPx, heightPx, frames } = picture;
  const problems: [isOne: boolean, why: string, fix: string][] = [
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
  ];
  return problems
    .filter(([isOne]) => isOne)
    .map(([, why, fix]) => valueError(field.holder, field.key as never, `which ${why}`, fix));
}

function megabytes(bytes: number): string {
  return `${Number((bytes / megabyteBytes).toFixed(1))} MB`;
}
