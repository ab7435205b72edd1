import type { HeaderRule } from "./header-rules.ts";

/** The content of `_headers` for Cloudflare Pages and Netlify. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ pattern, headers }) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const broken = lines.find((line) => !/^[ -~]+$/.test(line));
  if (broken)
    throw new Error(`This header has a character that headers cannot represent: ${broken}`);
  return `${lines.join("\n")}\n`;
}

/** Parses `_headers` as the hosts do, so that `npm start` sends the same headers. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "") continue;
    const rule = rules.at(-1);
    const colon = line.indexOf(":");
    if (!/^\s/.test(line)) rules.push({ pattern: line.trim(), headers: {} });
    else if (rule && colon > 0) {
      rule.headers[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
    }
  }
  return rules;
}
