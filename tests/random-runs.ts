/**
 * For fast-check: the same random data in every run, or those of the seed that `vitest.config.ts` sets in
 * CI. `npx vitest run --mode random` tries thirty times as many.
 */
export const randomRuns = {
  seed: Number(process.env["SEED"] ?? 9),
  numRuns: import.meta.env.MODE === "random" ? 3000 : 100,
};
