/** For fast-check: the same random data in every run; `npx vitest run --mode random` tries thirty times as many. */
export const randomRuns = { seed: 9, numRuns: import.meta.env.MODE === "random" ? 3000 : 100 };
