import type { PictureData } from "#domain/page-data.ts";

/** Finds the owner's media for `finish`, and notes which of them a build has to write. */
export type MediaPublisher = {
  /** Returns the picture with this name or https address, and has its files published. */
  publishPicture: (name: string) => PictureData;
  /** Returns the address of the file with this name, and has it published; undefined if there is none. */
  publishFile: (name: string) => string | undefined;
  /** The path on this computer of a file with this name; undefined if there is none. */
  path: (name: string) => string | undefined;
  /** Whether the file with this name is one of the template's drawings: light lines on black. */
  isDrawing: (name: string) => boolean;
};
