/** Where the community notice can stand. */
export const noticePositions = [
  "center",
  "top-left",
  "top-right",
  "bottom-left",
  "bottom-right",
] as const;

export type NoticePosition = (typeof noticePositions)[number];
