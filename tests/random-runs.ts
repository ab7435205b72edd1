/**
 * For fast-check: the same random data in every run. `SEED=7 npx vitest run --mode random` tries others, and
 * a hundred times as many.
 */
export const randomRuns = {
  seed: Number(process.env["SEED"] ?? 9),
  numRuns: import.meta.env.MODE === "random" ? 3000 : 30,
};
