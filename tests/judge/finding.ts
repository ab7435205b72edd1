/** What a judge objects to: its own rule, the page or file, and its own words. */
export type Finding = { rule: string; where: string; text: string };

/** Everything that one judge said, and how many pages or files it saw. */
export type Verdict = { judge: string; seen: number; findings: Finding[] };
