import type { Figure } from "./figure.ts";

/** A group of measurements of a built shop; `runs` is how often to repeat each. */
export type BenchPart = (bench: { distDir: string; runs: number }) => Promise<Figure[]>;
