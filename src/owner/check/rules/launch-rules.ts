import { dataParts } from "#data-reader/data-files.ts";
import { type Diagnostic, lineOf, problemAt, shortened } from "#data-reader/diagnostic.ts";
import { type Key, locationOf, type Source } from "#data-reader/source-location.ts";
import { isDemoSeller } from "#domain/selling-platform.ts";
import { isAbout } from "#owner/check/accepted.ts";
import { valuesIn } from "#owner/check/owners-texts.ts";
import type { RuleInput } from "./rule-input.ts";

/**
 * The todos before the launch: every line with the comment `// sample`, values that cannot be an open shop's, and
 * missing links to the terms.
 */
export function launchRules(data: RuleInput, sources: readonly Source[]): Diagnostic[] {
  const commentTodos = sources.flatMap(sampleComments);
  const valueTodos = dataParts.flatMap((part) => sampleValues(data[part]));
  const hasComment = (value: Diagnostic) =>
    commentTodos.some(({ file, line }) => file === value.file && isAbout(value, line));
  const samples = [...commentTodos, ...valueTodos.filter((value) => !hasComment(value))];
  if (data.shop.footerLinks?.length) return samples;
  const message =
    "footerLinks are missing. Link to your terms, refunds and privacy policy: pages of your store, or files in public/.";
  const file = locationOf(data.shop).source.path;
  return [...samples, { severity: "todo", file, line: 1, message }];
}

/** A comment that says that the value on its line came with the template. */
const sampleComment = /^\s*sample\b/i;

/** Whether a field is on a line with that comment. */
export function isSample(holder: object, key: Key): boolean {
  const line = lineOf(holder, key);
  const { comments } = locationOf(holder).source;
  return comments.some((comment) => comment.line === line && sampleComment.test(comment.text));
}

function sampleComments({ path, text, lineStarts, comments }: Source): Diagnostic[] {
  return comments
    .filter((comment) => sampleComment.test(comment.text))
    .map(({ line, text: comment }) => {
      const lineText = text.slice(lineStarts[line - 1], lineStarts[line]);
      const message = `a sample: ${shortened(lineText.replace(`//${comment}`, "").trim())}`;
      return { severity: "todo", file: path, line, message };
    });
}

/** Todos for values that cannot be an open shop's, such as addresses of the demonstration. */
function sampleValues(part: object): Diagnostic[] {
  return valuesIn(part).flatMap(({ holder, key, value }) => {
    const why = whyUnreal(`${value as string | number | boolean}`);
    if (why === undefined) return [];
    const diagnostic = problemAt(holder, key, why, "Write your own.");
    return [{ ...diagnostic, severity: "todo" as const }];
  });
}

/** The placeholders of the sample and the guides for values that only the owner knows. */
const placeholder = /^SAMPLE|^Demo:|-sample$|^(?:PASTE-THE-CODE|123456|654321)$/;

/** Why a value cannot be that of an open shop. Undefined if it can. */
function whyUnreal(text: string): string | undefined {
  if (isDemoSeller(text)) return "the demonstration, which sells nothing";
  const host = URL.canParse(text) ? new URL(text).hostname : "";
  if (host.endsWith(".example")) return "which does not exist: .example is for examples";
  const isExample = /^you(?:r-\w+)?\./.test(host) || (host !== "" && text.includes("…"));
  return isExample || placeholder.test(text) ? "which is an example" : undefined;
}
