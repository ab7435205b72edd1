/** A "not found" page and the paths that it serves. */
export type NotFoundPage = {
  /** A route pattern, such as `/product/:productId`. */
  pattern: string;
  /** The path of the file, such as `/product/404.html`. */
  file: string;
};

/**
 * The content of `_redirects` for Netlify. Cloudflare Pages ignores these lines and serves the nearest
 * 404.html.
 */
export function redirectsFile(pages: readonly NotFoundPage[]): string {
  return pages.map(({ pattern, file }) => `${pattern} ${file} 404\n`).join("");
}

/** Parses what `redirectsFile` writes. */
export function parseRedirectsFile(text: string): NotFoundPage[] {
  return text
    .split("\n")
    .map((line) => line.split(" "))
    .flatMap(([pattern, file, status]) =>
      pattern && file && status === "404" ? [{ pattern, file }] : [],
    );
}

/** A route pattern as the source of a regular expression. */
export function patternSource(pattern: string, parameter = "[^/]+"): string {
  return pattern.replaceAll(/:\w+/g, parameter);
}

/** Paths in `dist` that are not public: hosts' configuration, and a duplicate of Home. */
export const hiddenFiles = ["/_headers", "/_redirects", "/index"];
