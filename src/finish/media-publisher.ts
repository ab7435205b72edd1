import type { PictureData } from "#domain/page-data.ts";

/** Finds the owner's media for `finish`, and publishes those that it asks for. */
export type MediaPublisher = {
  /** Returns the picture with this name or https address, and puts its files on the site. */
  publishPicture: (name: string) => PictureData;
  /** Puts the file with this name on the site, and returns its address; undefined if there is none. */
  publishFile: (name: string) => string | undefined;
  /** The path on this computer of a file with this name; undefined if there is none. */
  path: (name: string) => string | undefined;
  /** Whether the file with this name is one of the template's drawings: light lines on black. */
  isDrawing: (name: string) => boolean;
};
