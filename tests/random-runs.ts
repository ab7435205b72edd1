/** For fast-check: the same random data in every run; `npm run test:random` tries thirty times as many. */
export const randomRuns = { seed: 9, numRuns: import.meta.env.MODE === "random" ? 3000 : 100 };
