import { readFile } from "node:fs/promises";
import { HtmlValidate } from "html-validate";
import type { Finding, Verdict } from "./finding.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
});

/** html-validate: is the markup valid HTML? */
export async function judgeHtml(files: readonly string[]): Promise<Verdict> {
  const findings: Finding[] = [];
  for (const file of files) {
    const { results } = await validator.validateString(await readFile(file, "utf8"));
    for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages)) {
      findings.push({ rule: ruleId, where: `${file}:${line}:${column}`, text: message });
    }
  }
  return { judge: "html-validate", seen: files.length, findings };
}
