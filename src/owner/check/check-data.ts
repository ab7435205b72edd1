import * as v from "valibot";
import { productSchema, type Product } from "#domain/product.ts";
import { acceptances, withoutAccepted } from "./accepted-warnings.ts";
import type { CheckContext, CheckedData } from "#owner/check/rules/checked-data.ts";
import { type DataFile, dataFileNames, dataFiles, type OwnersData } from "./data-files.ts";
import { type Finding, Report } from "./finding.ts";
import { launchRules } from "#owner/check/rules/launch-rules.ts";
import { mediaRules } from "#owner/check/rules/media-rules.ts";
import { noticeRules } from "#owner/check/rules/notice-rules.ts";
import { productRules } from "#owner/check/rules/product-rules.ts";
import { readSource, type SourceReading } from "#owner/check/reading/read-source.ts";
import { repeatRules } from "#owner/check/rules/repeat-rules.ts";
import { reportSchemaIssues } from "#owner/check/reading/schema-issues.ts";
import { shopRules } from "#owner/check/rules/shop-rules.ts";
import { statusRules } from "#owner/check/rules/status-rules.ts";
import { textRules } from "#owner/check/rules/text-rules.ts";
import { themeRules } from "#owner/check/rules/theme-rules.ts";

/** The text of each owner's file, or undefined if it cannot be read. */
export type DataTexts = Partial<Record<DataFile, string | undefined>>;

/** The findings, and what must be changed before the launch. */
export type DataCheck = { findings: Finding[]; toDo: Finding[] };

const rules: readonly ((data: CheckedData, report: Report) => void | Promise<void>)[] = [
  productRules,
  repeatRules,
  mediaRules,
  shopRules,
  statusRules,
  noticeRules,
  textRules,
  themeRules,
];

/** Checks the owner's files: syntax, then each file's schema, then the rules across fields and files. */
export async function checkData(texts: DataTexts, context: CheckContext): Promise<DataCheck> {
  const report = new Report();
  const launch = new Report();
  const readings = dataFileNames.map((file) => ({
    file,
    ...readSource(file, texts[file], context.dataFolder),
  }));
  for (const { file, exports, problems } of readings) {
    const { exportName, schema } = dataFiles[file];
    report.findings.push(...problems);
    if (exports) reportSchemaIssues(schema, exports, exportName, report);
  }
  const data = checkedData(readings, context);
  for (const rule of rules) await rule(data, report);
  launchRules(readings, data, launch);
  const accepted = readings.flatMap(({ file, comments }) =>
    acceptances(`${context.dataFolder}/${file}`, comments),
  );
  return {
    findings: inOrder(withoutAccepted(report.findings, accepted), context),
    toDo: inOrder(launch.findings, context),
  };
}

function checkedData(
  readings: readonly ({ file: DataFile } & SourceReading<DataFile>)[],
  context: CheckContext,
): CheckedData {
  const valid = readings.flatMap(({ file, value }) => (value === undefined ? [] : [[file, value]]));
  const files: Partial<OwnersData> = Object.fromEntries(valid);
  const listed = readings.find(({ file }) => file === "products.ts")?.exports?.["products"];
  // If one product has a mistake, the rules still run on the others.
  const products = (Array.isArray(listed) ? listed : []).filter((one): one is Product =>
    v.is(productSchema, one),
  );
  const values = Object.values({ ...files, "products.ts": products });
  return { ...files, ...context, products, values };
}

function inOrder(findings: readonly Finding[], { dataFolder }: CheckContext): Finding[] {
  const order = [...dataFileNames, "theme.css"].map((file) => `${dataFolder}/${file}`);
  return findings.toSorted(
    (a, b) => order.indexOf(a.file) - order.indexOf(b.file) || a.line - b.line,
  );
}
