import { type Finding, shortened } from "#data-reader/finding.ts";
import { lineAt, originOf } from "#data-reader/origins.ts";
import type { LineComment } from "#data-reader/read-data-file.ts";
import type { ShopData } from "./shop-data.ts";

/** A data file: its path from the project folder, its text, and the comments in it. */
export type CommentedFile = { path: string; text: string; comments: readonly LineComment[] };

/** What is left to do before the launch: every line with the note `// sample`, and links to the terms. */
export function launchRules(data: ShopData, files: readonly CommentedFile[]): Finding[] {
  const samples = files.flatMap((file) =>
    file.comments
      .filter(({ text, line }) => /^\s*sample\b/i.test(text) && !isSwitchedOff(data, file, line))
      .map(({ text, line }): Finding => {
        const code = file.text.split("\n")[line - 1]?.replace(`//${text}`, "").trim() ?? "";
        const message = `a sample: ${shortened(code)}`;
        return { severity: "notice", file: file.path, line, message };
      }),
  );
  if (data["shop.ts"].footerLinks?.length) return samples;
  const message =
    "footerLinks are missing. Link to your terms, refunds and privacy policy: pages of your store, or files in public/.";
  const place = { file: `${data.dataFolder}/shop.ts`, line: 1 };
  return [...samples, { severity: "notice", ...place, message }];
}

/** Whether a line is that of a notice that no visitor sees. */
function isSwitchedOff(data: ShopData, { path, text }: CommentedFile, line: number): boolean {
  const { discord, announcement } = data["preferences.ts"].notifications;
  return [discord, announcement].some((notice) => {
    const { source, span } = originOf(notice);
    return (
      !notice.enabled &&
      source.path === path &&
      lineAt(text, span.start) <= line &&
      line <= lineAt(text, span.end)
    );
  });
}
