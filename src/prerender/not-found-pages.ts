/** A "not found" page and the paths that it serves. */
export type NotFoundPage = {
  /** A route pattern, such as `/product/:productId`. */
  pattern: string;
  /** The path of the file, such as `/product/404.html`. */
  file: string;
};

/**
 * The content of `_redirects` for Netlify and Cloudflare Pages, after the owner's own lines. Cloudflare
 * ignores lines with status 404 and serves the nearest 404.html, but would answer its own path with 200.
 */
export function redirectsFile(pages: readonly NotFoundPage[], ownersLines = ""): string {
  const files = [...pages.map(({ file }) => file), "/404.html"];
  return [
    ...(ownersLines === "" ? [] : [ownersLines.trimEnd()]),
    ...pages.map(({ pattern, file }) => `${pattern} ${file} 404`),
    ...files.map(
      (file) => `${file.replace(/\.html$/, "")} ${file.replace(/404\.html$/, "not-found")} 302`,
    ),
    "",
  ].join("\n");
}

/** Parses the "not found" pages in what `redirectsFile` writes. */
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
  return pattern.replaceAll(".", "\\.").replaceAll(/:\w+/g, parameter);
}

/** Whether a path matches a route pattern. */
export function matchesPattern(pattern: string, path: string): boolean {
  return new RegExp(`^${patternSource(pattern)}$`).test(path);
}

/** Paths in `dist` that are not public: hosts' configuration, and a duplicate of Home. */
export const hiddenFiles = ["/_headers", "/_redirects", "/index"];
