/** A file of the media folder. The width is there where it is a picture that opens. */
export type MediaFile = {
  name: string;
  bytes: number;
  /** The content's SHA-256 in hexadecimal digits, by which sample art is known. */
  sha256: string;
  widthPx?: number;
};

/** What the check knows of the world besides the data. */
export type Facts = {
  media: readonly MediaFile[];
  /** The day of the check, `YYYY-MM-DD`. */
  today: string;
};
