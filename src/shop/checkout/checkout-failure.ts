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
    "The checkout is taking too long to respond. Your connection may be slow. If the checkout does not open, press Purchase to try again, or buy in our store.",
  empty:
    "The checkout did not load correctly. A browser extension may have interfered, or the checkout service has a problem. Press Purchase to try again, or buy in our store.",
  threw:
    "The checkout stopped with an error. The checkout service may have a temporary problem. Press Purchase to try again, or buy in our store.",
};
