/** What a page says of itself in its head; the rest of the head is made from it at build. */
export type PageHead = {
  /** The document's title; also what a chat preview shows in bold. */
  title: string;
  /** One or two sentences; a chat preview shows up to 350 bytes. */
  description: string;
};
