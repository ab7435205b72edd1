const duration = /(?:(\d+(?:\.\d+)?)[\s-]*)?\b(hour|day|week|month|year|lifetime)s?\b/i;

/** The first duration that a text names: "3 Day Key" has the count "3" and the unit "Day". */
export function durationIn(text: string): { count: string; unit: string } | undefined {
  const [, count = "1", unit] = duration.exec(text) ?? [];
  return unit === undefined ? undefined : { count, unit };
}

/** A text without that duration: "3 Day Key" and "Week Key" are alike then. */
export function withoutDuration(text: string): string {
  return text.replace(duration, "").trim().toLowerCase();
}
