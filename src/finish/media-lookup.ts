import type { PictureData } from "#domain/page-data.ts";

/** What `finish` asks of the owner's media. */
export type MediaLookup = {
  /** The picture with this name, or at this https address. The site then has its files. */
  publishPicture: (name: string) => PictureData;
  /** The address of a file with this name, which the site then has; undefined if there is none. */
  publishFile: (name: string) => string | undefined;
  /** The path on this computer of a file with this name; undefined if there is none. */
  path: (name: string) => string | undefined;
  /** Whether the file with this name is one of the template's drawings: light lines on black. */
  isDrawing: (name: string) => boolean;
};
