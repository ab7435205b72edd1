/**
 * Why no checkout opened. `blocked`: the script did not load. `hanging`: no response in time. `empty`:
 * the script defined no checkout. `threw`: the checkout threw an error.
 */
export type CheckoutFailure = "blocked" | "hanging" | "empty" | "threw";

/** The message for the shopper. The page adds a link to the store. */
export const checkoutFailureText: Record<CheckoutFailure, string> = {
  blocked:
    "The checkout could not be loaded. An ad blocker or a lost connection may have stopped it. Press Purchase to try again, or buy in our store.",
  hanging:
    "The checkout takes too long to answer. Your connection may be slow. If no checkout has opened, press Purchase to try again, or buy in our store.",
  empty:
    "The checkout arrived broken. A browser extension may have changed it, or the checkout service has a fault. Press Purchase to try again, or buy in our store.",
  threw:
    "The checkout stopped with an error. It may be a passing fault of the checkout service. Press Purchase to try again, or buy in our store.",
};
