const daysPer: Record<string, number> = {
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30,
  year: 365,
  lifetime: Number.POSITIVE_INFINITY,
};

const written = /(?:(\d+(?:\.\d+)?)[\s-]*)?\b(hour|day|week|month|year|lifetime)s?\b/i;

/** How many days a text such as "3 Day Key" or "1 Week" speaks of; undefined if of none. */
export function durationDays(text: string): number | undefined {
  const [, count, unit] = written.exec(text) ?? [];
  const days = unit === undefined ? undefined : daysPer[unit.toLowerCase()];
  return days === undefined ? undefined : Number(count ?? 1) * days;
}
