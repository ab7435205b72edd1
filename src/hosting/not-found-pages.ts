/** Which "not found" page answers which addresses. */
export type NotFoundPage = {
  /** A route's pattern, such as `/product/:productId`. */
  pattern: string;
  /** The address of the file, such as `/product/404.html`. */
  file: string;
};

/**
 * `_redirects`, as Netlify reads it. Cloudflare Pages finds the nearest 404.html by itself and
 * skips these lines.
 */
export function redirectsFile(pages: readonly NotFoundPage[]): string {
  return pages.map(({ pattern, file }) => `${pattern} ${file} 404\n`).join("");
}

/** Reads `_redirects` as Netlify does, limited to what we write. */
export function parseRedirectsFile(text: string): NotFoundPage[] {
  return text
    .split("\n")
    .map((line) => line.split(" "))
    .flatMap(([pattern, file, status]) =>
      pattern && file && status === "404" ? [{ pattern, file }] : [],
    );
}

/** A route's pattern as the source of a regular expression. */
export function patternSource(pattern: string, parameter = "[^/]+"): string {
  return pattern.replaceAll(/:\w+/g, parameter);
}

/** Files of `dist` that are not for visitors: the hosts' settings, and Home's second address. */
export const hiddenFiles = ["/_headers", "/_redirects", "/index"];
