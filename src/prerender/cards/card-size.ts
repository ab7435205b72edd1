/** The size of every card: the 1.91:1 that chat clients show uncropped. */
export const cardSizePx = { width: 1200, height: 630 };
