import type { StatusTone } from "#domain/status.ts";

/** The status dots as SVG paths in a 24 by 24 box. Shapes differ because colour alone is not accessible. */
export const statusShapes: Record<StatusTone, string> = {
  green: "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z",
  blue: "M3 3h18v18H3z",
  red: "M12 1l11 11l-11 11L1 12z",
  yellow: "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zm0 5a5 5 0 1 1 0 10a5 5 0 1 1 0-10z",
};
