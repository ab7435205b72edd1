import { cardLetterSlips } from "./card-letter-slips.ts";
import { checkData, findingOf } from "./check-data.ts";
import type { OwnersData } from "./data-files.ts";
import type { Facts } from "./facts.ts";
import type { Finding } from "./finding.ts";
import { readData } from "./read-data.ts";
import { readMedia } from "./read-media.ts";
import { sampleSlips } from "./sample-slips.ts";

/** What the check found, and the data that it looked at. */
export type ShopCheck = { findings: Finding[]; samples: Finding[]; data: OwnersData };

/** Reads and checks the owner's files in a project's folder. */
export async function checkShop(projectFolder: string): Promise<ShopCheck> {
  const [{ data, findings }, media] = await Promise.all([
    readData(projectFolder),
    readMedia(projectFolder),
  ]);
  const facts: Facts = { media, today: new Date().toISOString().slice(0, 10) };
  return {
    data,
    findings: [
      ...findings,
      ...checkData(data, facts),
      ...(await cardLetterSlips(data)).map((slip) => findingOf(slip, data)),
    ],
    samples: sampleSlips(data, facts).map((slip) => findingOf(slip, data)),
  };
}
