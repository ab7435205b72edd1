/** The content types of the files in `dist`, by extension. */
export const contentTypes: Record<string, string> = {
  atom: "application/atom+xml",
  avif: "image/avif",
  css: "text/css",
  gif: "image/gif",
  html: "text/html",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  js: "text/javascript",
  json: "application/json",
  mp4: "video/mp4",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain",
  webm: "video/webm",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml",
};

/** Whether a content type is text, which has a charset and is sent compressed. */
export function isText(type: string): boolean {
  return /^text\/|json|xml/.test(type);
}
