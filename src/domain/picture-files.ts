import type { PictureData } from "./page-data.ts";

/** The width of the viewer on a desktop. Whole pixels and a file of this width keep thin lines sharp. */
export const viewerWidth = 672;

/** The width of a picture in a large window. */
export const largeWindowWidth = 1600;

/**
 * The widths of a picture's AVIF files: for thumbnails of 96 and 112 px and rows, for cards, for the viewer, for phones
 * with 2 pixels per px, for the viewer with 2 and phones with 3, for large windows, and for the lightbox's zoom.
 */
const avifWidths = [112, 224, 320, viewerWidth, 800, 2 * viewerWidth, largeWindowWidth, 2400];

/** The width of the one WebP file, for older browsers and for structured data. */
const webpWidth = 1080;

/** A picture that the build makes files of. */
export type BuiltPicture = Extract<PictureData, { base: string }>;

export type PictureFile = { address: string; format: "avif" | "webp"; width: number };

/** The files that the build makes of a picture. None is wider than the picture. */
export function pictureFiles({ base, width }: BuiltPicture): PictureFile[] {
  const file = (format: PictureFile["format"], fileWidth: number) => ({
    address: `${base}-${fileWidth}.${format}`,
    format,
    width: fileWidth,
  });
  const widths = [...new Set(avifWidths.map((avifWidth) => Math.min(avifWidth, width)))];
  return [
    ...widths.map((avifWidth) => file("avif", avifWidth)),
    file("webp", Math.min(webpWidth, width)),
  ];
}

/** The address of a picture's file that every browser shows. */
export function pictureUrl(picture: PictureData): string {
  if ("src" in picture) return picture.src;
  return pictureFiles(picture).find(({ format }) => format === "webp")?.address ?? "";
}

/** A picture's width divided by its height. 16:9 if its size is unknown. */
export function pictureRatio({ width = 16, height = 9 }: PictureData): number {
  return width / height;
}

/** The `sizes` of a picture that covers 96 by 60 px, as thumbnails and rows do. */
export function thumbnailSizes(picture: PictureData): string {
  return `${Math.round(Math.max(96, 60 * pictureRatio(picture)))}px`;
}

/** The `srcset` of a picture's AVIF files, which all supported browsers show. */
export function avifSrcSet(picture: PictureData): string | undefined {
  if ("src" in picture) return undefined;
  return pictureFiles(picture)
    .filter(({ format }) => format === "avif")
    .map(({ address, width }) => `${address} ${width}w`)
    .join(", ");
}
