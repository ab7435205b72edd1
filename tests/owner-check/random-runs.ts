/** The same random data in every run of the tests; `RANDOM_RUNS=3000` tries more. */
export const randomRuns = { seed: 9, numRuns: Number(process.env["RANDOM_RUNS"] ?? 100) };
