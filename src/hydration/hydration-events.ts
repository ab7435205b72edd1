/** Told by the app to the start script, on `document`. */
export const hydrationEvents = {
  /** React listens from now on, and replays by itself what is pressed while it hydrates. */
  hydrating: "shop:hydrating",
  /** Every handler and effect of the page is in place. */
  ready: "shop:ready",
} as const;
