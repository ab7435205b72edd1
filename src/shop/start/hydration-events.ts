/** Events that the app dispatches on `document`. The inline script listens to them. */
export const hydrationEvents = {
  /** React has attached its listeners and replays clicks that happen while it hydrates. */
  hydrating: "shop:hydrating",
  /** Every event handler and effect of the page is in place. */
  ready: "shop:ready",
} as const;
