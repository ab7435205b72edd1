/** The first duration that a text names: "3 Day Key" has the count "3" and the unit "Day". */
export function durationIn(text: string): { count: string; unit: string } | undefined {
  const [, count = "1", unit] =
    /(?:(\d+(?:\.\d+)?)[\s-]*)?\b(hour|day|week|month|year|lifetime)s?\b/i.exec(text) ?? [];
  return unit === undefined ? undefined : { count, unit };
}
