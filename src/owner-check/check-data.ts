import * as v from "valibot";
import { missingCharacters } from "#prerender/cards/card-text.ts";
import type { Product } from "#domain/product.ts";
import type { Shop } from "#domain/shop.ts";
import { type AcceptedWarning, withoutAccepted } from "./accepted-warnings.ts";
import { type DataFile, dataFileNames, dataFiles, type OwnersData } from "./data-files.ts";
import { type Finding, problem, type Source, textProblem, warning } from "./finding.ts";
import type { MediaFile } from "./media-files.ts";
import { noticeFindings } from "./notice-rules.ts";
import { pictureFindings } from "./picture-rules.ts";
import { planFindings } from "./plan-rules.ts";
import { productFindings } from "./product-rules.ts";
import { readSource } from "./read-source.ts";
import { repeatFindings } from "./repeat-rules.ts";
import { sampleFindings } from "./samples.ts";
import { shapeProblems } from "./shape-problems.ts";
import {
  deadLink,
  gameFindings,
  shopFindings,
  statusFindings,
  storeAddress,
} from "./shop-rules.ts";
import { textFindings } from "./text-rules.ts";

/** The owner's files: the text of each, or undefined if it cannot be read. */
export type DataSources = { folder: string; texts: Partial<Record<DataFile, string | undefined>> };

/** What the check knows besides the owner's files. */
export type Surroundings = {
  media: readonly MediaFile[];
  /** The media folder's path from the project's folder. */
  mediaFolder: string;
  /** The files of `public/` by their addresses: `/terms.pdf`. */
  publicFiles: readonly string[];
  /** The day of the check, `YYYY-MM-DD`. */
  today: string;
};

/** The data whose shape is right: whole files, and every right product, if others are not. */
export type SoundData = Partial<OwnersData> & { products: readonly Product[] };

/** What the check found. */
export type DataCheck = {
  findings: Finding[];
  /** What has to go before customers come. */
  samples: Finding[];
};

/** Checks the owner's files: first what can be read, then its shape, then what fields say together. */
export async function checkData(
  { folder, texts }: DataSources,
  surroundings: Surroundings,
): Promise<DataCheck> {
  const findings: Finding[] = [];
  const accepted: AcceptedWarning[] = [];
  const holders: object[] = [];
  const sound: Record<string, unknown> = {};
  let products: readonly Product[] = [];
  for (const file of dataFileNames) {
    const { exportName, schema } = dataFiles[file];
    const source: Source = { path: `${folder}/${file}`, text: texts[file] ?? "" };
    if (texts[file] === undefined) {
      findings.push(missingFile(source));
      continue;
    }
    const reading = readSource(source, exportName);
    findings.push(...reading.problems);
    accepted.push(...reading.accepted);
    const value = reading.exports[exportName];
    if (!Object.hasOwn(reading.exports, exportName)) continue;
    holders.push(reading.exports);
    findings.push(...shapeProblems(schema, reading.exports, exportName));
    if (v.is(schema, value)) sound[file] = value;
    if (file === "products.ts" && Array.isArray(value)) {
      const { item } = dataFiles[file].schema;
      products = value.filter((product): product is Product => v.is(item, product));
    }
  }
  const data: SoundData = { ...sound, products };
  findings.push(...(await crossFindings(data, surroundings)));
  const order = dataFileNames.map((file) => `${folder}/${file}`);
  const sorted = withoutAccepted(findings, accepted).toSorted(
    (a, b) => order.indexOf(a.file) - order.indexOf(b.file) || a.line - b.line,
  );
  const samples = [...sampleFindings(holders, surroundings), ...missingTerms(data["shop.ts"])];
  return { findings: sorted, samples };
}

async function crossFindings(data: SoundData, surroundings: Surroundings): Promise<Finding[]> {
  const { today } = surroundings;
  const { "shop.ts": shop, "status.ts": board, "preferences.ts": preferences } = data;
  return [
    ...productFindings(data.products),
    ...planFindings(data.products, shop),
    ...repeatFindings(data),
    ...pictureFindings(data, surroundings),
    ...textFindings(data),
    ...gameFindings(data),
    ...data.products.flatMap(storeAddress),
    ...(shop ? shopFindings(shop, today) : []),
    ...(shop?.footerLinks ?? []).flatMap((link) => deadLink(link, "url", data, surroundings)),
    ...(board ? statusFindings(board, data, today) : []),
    ...(preferences ? noticeFindings(preferences, data, surroundings) : []),
    ...(await cardFindings(data)),
  ];
}

/** A shop that takes money says on which terms. */
function missingTerms(shop: Shop | undefined): Finding[] {
  if (!shop || (shop.footerLinks ?? []).length > 0) return [];
  const fix =
    "Add links to your terms, refunds and privacy policy: pages of your store, or files in public/.";
  return [problem(shop, "footerLinks", "the shop has no footerLinks", fix)];
}

function missingFile(source: Source): Finding {
  const fix = "Put it back under this name, in small letters.";
  return textProblem(source, { start: 0, end: 0 }, "the file is missing or cannot be opened", fix);
}

/** Warnings where a name has a character for which the card images have no letter. */
async function cardFindings(data: SoundData): Promise<Finding[]> {
  const hero = data["home.ts"]?.hero;
  const named = [...data.products, ...(data["status.ts"]?.coming ?? []), data["shop.ts"]];
  const findings = await Promise.all([
    ...named.map((entry) => (entry ? lettersOf(entry, "name", entry.name) : [])),
    hero ? lettersOf(hero, "headline", hero.headline) : [],
  ]);
  return findings.flat();
}

async function lettersOf<T extends object>(
  holder: T,
  key: keyof T & string,
  text: string,
): Promise<Finding[]> {
  const signs = await missingCharacters(text);
  if (signs.length === 0) return [];
  const message = `the ${key} has characters that the preview cards cannot show: ${signs.slice(0, 5).join(" ")}`;
  const fix = "The card leaves the text out, or only the symbol; the pages show it.";
  return [warning(holder, key, message, fix)];
}
