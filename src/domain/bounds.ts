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
  /** A note beside a status. The layout is tested up to this length. */
  statusNote: 82,
  /** A word of a name. A longer one breaks. Real: 16. */
  word: 16,
  /** A formatted price, such as "₫1,490,000". Real: 7. */
  price: 10,
  /** The plans of a product. Real: 24. */
  plans: 30,
  /** The products of a shop. With so many, a slow phone still reacts to keys and presses within 200 ms, as measured. */
  products: 300,
  /** An announcement with its link, which fills two lines of a window of 320 px. A longer one scrolls. */
  announcement: 62,
} as const;

/** Letters of a review that is quoted at title size. A longer one would fill the screen. */
export const maxQuoteLetters = 120;
