import type { PictureData } from "#domain/page-data.ts";

/** What `finish` asks of the owner's media. */
export type MediaLookup = {
  /** The picture with this name, or at this https address. */
  picture: (name: string) => PictureData;
  /** The address of a file with this name; undefined if there is none. */
  address: (name: string) => string | undefined;
  /** The path on this computer of a file with this name; undefined if there is none. */
  path: (name: string) => string | undefined;
  /** Whether the file with this name is art of the template. */
  isSampleArt: (name: string) => boolean;
};
