const longestTextShown = 60;

/** Whether a value is a group of fields in braces. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value if it is a group of fields in braces, otherwise no fields at all. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return isFields(value) ? value : {};
}

/** The value if it is a list, otherwise an empty list; what a list leaves out is undefined. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? Array.from<unknown>(value) : [];
}

/** The value if it is a text that says something, otherwise undefined. */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}

/** The value if it is an ordinary number, otherwise undefined. */
export function numberOf(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** A value as it stands behind "the price is": as the owner wrote it, cut where it is long. */
export function valueText(value: unknown): string {
  if (value === undefined) return "missing";
  if (value === null) return "empty (null)";
  if (typeof value === "string") return quoted(value);
  if (typeof value === "number") return numberText(value);
  if (typeof value === "boolean" || typeof value === "bigint") return `${value}`;
  if (Array.isArray(value)) return "a list in square brackets";
  if (typeof value === "object") return "a group of fields in braces";
  return `a ${typeof value}`;
}

/** A text in quotes on one line, cut where it is long. */
export function quoted(text: string): string {
  if (text === "") return "empty";
  if (!/[^\s\p{C}]/u.test(text)) return "empty, with spaces only";
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, " ");
  return line.length > longestTextShown ? `"${line.slice(0, longestTextShown)}…"` : `"${line}"`;
}

function numberText(value: number): string {
  if (Number.isNaN(value)) return "not a number (NaN)";
  return Number.isFinite(value) ? `${value}` : "endless (Infinity)";
}
