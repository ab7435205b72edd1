import type { Product } from "#domain/product.ts";
import type { OwnersData } from "#owner/check/data-files.ts";
import type { MediaFile } from "#owner/check/media-files.ts";

/** The input of the check besides the owner's files. */
export type CheckContext = {
  /** The folder of the data, within the project. */
  dataFolder: string;
  media: readonly MediaFile[];
  /** The files in `public/` by URL path, such as `/terms.pdf`. */
  publicFiles: readonly string[];
  /** The text of `theme.css`. */
  theme: string;
  /** The day of the check, `YYYY-MM-DD`. */
  today: string;
};

/** The input of the rules: the files and products that match their schema, and the context. */
export type CheckedData = Partial<OwnersData> &
  CheckContext & {
    products: readonly Product[];
    /** All of it, for rules about every text or list. */
    values: readonly object[];
  };
