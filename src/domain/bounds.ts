/**
 * The data for which every layout keeps its form, in letters of a text and entries of a list. Eleven real
 * catalogues (304 products, 813 plans) have at most 71, 30, 19, 16 and 7 letters, and 24 plans. Beyond a
 * bound the check warns, and pages wrap: nothing is lost.
 */
export const bounds = {
  productName: 72,
  planName: 30,
  duration: 20,
  /** A note beside a status: the longest with which the layout is tested. */
  statusNote: 82,
  /** A word of a name, which breaks only where it is longer. */
  word: 16,
  /** A formatted price, such as "₫1,490,000". */
  price: 10,
  /** The plans of a product. */
  plans: 30,
  /** An announcement with its link, in the two lines of a window of 320 px. A longer one scrolls. */
  announcement: 62,
} as const;

/** Letters of a review that is quoted at title size. A longer one would fill the screen. */
export const maxQuoteLetters = 120;
