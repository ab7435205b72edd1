import type { Figure } from "./figure.ts";

/** A group of measurements: takes a built shop and how often to measure, answers its figures. */
export type BenchPart = (bench: { distDir: string; runs: number }) => Promise<Figure[]>;
