/**
 * The data for which every layout keeps its form, in letters of a text and entries of a list. Beyond a bound the check
 * warns, and pages wrap: nothing is lost. "Real" is the most in eleven real catalogues with 304 products and 813 plans.
 */
export const bounds = {
  /** Real: 71. */
  productName: 72,
  /** Real: 30. */
  planName: 30,
  /** Real: 19. */
  duration: 20,
  /** A note beside a status: the longest with which the layout is tested. */
  statusNote: 82,
  /** A word of a name, which breaks only where it is longer. Real: 16. */
  word: 16,
  /** A formatted price, such as "₫1,490,000". Real: 7. */
  price: 10,
  /** The plans of a product. Real: 24. */
  plans: 30,
  /** The products of a shop: with so many, keys and presses are measured to answer within 200 ms on a slow phone. */
  products: 300,
  /** An announcement with its link, in the two lines of a window of 320 px. A longer one scrolls. */
  announcement: 62,
} as const;

/** Letters of a review that is quoted at title size. A longer one would fill the screen. */
export const maxQuoteLetters = 120;
