import * as v from "valibot";
import type { Product } from "#domain/product.ts";
import { type AcceptedWarning, withoutAccepted } from "./accepted-warnings.ts";
import { type DataFile, dataFileNames, dataFiles, type OwnersData } from "./data-files.ts";
import { type Finding, Report } from "./finding.ts";
import { fileStart } from "./source-position.ts";
import type { MediaFile } from "./media-files.ts";
import { noticeRules } from "./notice-rules.ts";
import { pictureRules } from "./picture-rules.ts";
import { planRules } from "./plan-rules.ts";
import { productRules } from "./product-rules.ts";
import { readSource } from "./read-source.ts";
import { repeatRules } from "./repeat-rules.ts";
import { sampleRules, termsRule } from "./samples.ts";
import { reportSchemaIssues } from "./schema-issues.ts";
import { shopRules } from "./shop-rules.ts";
import { statusRules } from "./status-rules.ts";
import { textRules } from "./text-rules.ts";

/** The text of each owner's file, or undefined if it cannot be read. */
export type DataSources = { folder: string; texts: Partial<Record<DataFile, string | undefined>> };

/** The input of the check besides the owner's files. */
export type CheckContext = {
  media: readonly MediaFile[];
  /** The media folder's path from the project's folder. */
  mediaFolder: string;
  /** The files in `public/` by URL path, such as `/terms.pdf`. */
  publicFiles: readonly string[];
  /** The day of the check, `YYYY-MM-DD`. */
  today: string;
};

/** The input of the rules: the files and products that match their schema, and the context. */
export type CheckedData = Partial<OwnersData> & CheckContext & { products: readonly Product[] };

/** The result of the check. */
export type DataCheck = {
  findings: Finding[];
  /** Sample values that must be replaced before the launch. */
  samples: Finding[];
  /** What must be added before the launch. */
  missing: Finding[];
};

const rules: readonly ((data: CheckedData, report: Report) => void)[] = [
  productRules,
  planRules,
  repeatRules,
  pictureRules,
  shopRules,
  statusRules,
  noticeRules,
];

/** Checks the owner's files: syntax, then each file's schema, then the rules across fields and files. */
export async function checkData(
  { folder, texts }: DataSources,
  context: CheckContext,
): Promise<DataCheck> {
  const report = new Report();
  const accepted: AcceptedWarning[] = [];
  const exported: object[] = [];
  const validFiles: Record<string, unknown> = {};
  let products: readonly Product[] = [];
  for (const file of dataFileNames) {
    const { exportName, schema } = dataFiles[file];
    const text = texts[file];
    const source = { path: `${folder}/${file}`, text: text ?? "" };
    if (text === undefined) {
      const fix = "Put it back under this name, in lowercase letters.";
      report.textProblem(source, fileStart, "the file is missing or cannot be opened", fix);
      continue;
    }
    const reading = readSource(source, exportName);
    report.findings.push(...reading.problems);
    accepted.push(...reading.accepted);
    if (!Object.hasOwn(reading.exports, exportName)) continue;
    exported.push(reading.exports);
    reportSchemaIssues(schema, reading.exports, exportName, report);
    const value = reading.exports[exportName];
    if (v.is(schema, value)) validFiles[file] = value;
    if (file === "products.ts" && Array.isArray(value)) {
      const { item } = dataFiles[file].schema;
      products = value.filter((product): product is Product => v.is(item, product));
    }
  }
  const data: CheckedData = { ...validFiles, ...context, products };
  for (const rule of rules) rule(data, report);
  await textRules(data, report);
  const order = dataFileNames.map((file) => `${folder}/${file}`);
  const findings = withoutAccepted(report.findings, accepted).toSorted(
    (a, b) => order.indexOf(a.file) - order.indexOf(b.file) || a.line - b.line,
  );
  const samples = new Report();
  sampleRules(exported, data, samples);
  const missing = new Report();
  termsRule(data, missing);
  return { findings, samples: samples.findings, missing: missing.findings };
}
