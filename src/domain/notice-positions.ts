/** The positions of the community notice. */
export const noticePositions = [
  "center",
  "top-left",
  "top-right",
  "bottom-left",
  "bottom-right",
] as const;
