import type { Page } from "@playwright/test";

/** A file that the page has fetched, with its transfer size in bytes. */
export type SentFile = {
  address: string;
  kind: "page" | "script" | "font" | "picture" | "film" | "rest";
  bytes: number;
  /** Referenced by the HTML, so it loads before hydration. */
  isEarly: boolean;
};

const kinds: [RegExp, SentFile["kind"]][] = [
  [/\.js$/, "script"],
  [/\.woff2$/, "font"],
  [/\.(avif|webp|png|jpe?g|svg|ico)$/, "picture"],
  [/\.(webm|mp4)$/, "film"],
];

/** Everything that the page has fetched so far. */
export async function sentFiles(page: Page): Promise<SentFile[]> {
  const html = await page.request.get(page.url()).then((response) => response.text());
  const entries = await page.evaluate(() => {
    const fetched = [
      ...performance.getEntriesByType("navigation"),
      ...performance.getEntriesByType("resource"),
    ] as PerformanceResourceTiming[];
    return fetched.map(({ name, entryType, encodedBodySize }) => ({
      address: name,
      isPage: entryType === "navigation",
      bytes: encodedBodySize,
    }));
  });
  return entries.map(({ address, isPage, bytes }) => {
    const { pathname } = new URL(address);
    return {
      address: pathname,
      kind: isPage ? "page" : kindOf(pathname),
      bytes,
      isEarly: html.includes(pathname),
    };
  });
}

function kindOf(pathname: string): SentFile["kind"] {
  return kinds.find(([pattern]) => pattern.test(pathname))?.[1] ?? "rest";
}
