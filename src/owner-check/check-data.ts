import * as v from "valibot";
import { productSchema, type Product } from "#domain/product.ts";
import { acceptances, withoutAccepted } from "./accepted-warnings.ts";
import type { CheckContext, CheckedData } from "./checked-data.ts";
import { builtSiteRules } from "./built-site-rules.ts";
import { type DataFile, dataFileNames, dataFiles } from "./data-files.ts";
import { dataFolder } from "./data-folder.ts";
import { type Finding, Report } from "./finding.ts";
import { launchRules } from "./launch-rules.ts";
import { mediaRules } from "./media-rules.ts";
import { noticeRules } from "./notice-rules.ts";
import { planRules } from "./plan-rules.ts";
import { productRules } from "./product-rules.ts";
import { readSource } from "./read-source.ts";
import { repeatRules } from "./repeat-rules.ts";
import { reportSchemaIssues } from "./schema-issues.ts";
import { reportSamples } from "./sample-marks.ts";
import { shopRules } from "./shop-rules.ts";
import { statusRules } from "./status-rules.ts";
import { textRules } from "./text-rules.ts";
import { themeRules } from "./theme-rules.ts";

/** The text of each owner's file, or undefined if it cannot be read. */
export type DataTexts = Partial<Record<DataFile, string | undefined>>;

/** The findings, and what must be changed before the launch. */
export type DataCheck = { findings: Finding[]; toDo: Finding[] };

const rules: readonly ((data: CheckedData, report: Report) => void | Promise<void>)[] = [
  productRules,
  planRules,
  repeatRules,
  mediaRules,
  shopRules,
  statusRules,
  noticeRules,
  textRules,
  builtSiteRules,
  themeRules,
];

/** Checks the owner's files: syntax, then each file's schema, then the rules across fields and files. */
export async function checkData(texts: DataTexts, context: CheckContext): Promise<DataCheck> {
  const report = new Report();
  const launch = new Report();
  const accepted: Finding[] = [];
  const exported: object[] = [];
  const validFiles: Record<string, object> = {};
  let products: readonly Product[] = [];
  for (const file of dataFileNames) {
    const { exportName, schema } = dataFiles[file];
    const { value, exports, problems, comments } = readSource(file, texts[file]);
    report.findings.push(...problems);
    accepted.push(...acceptances(`${dataFolder}/${file}`, comments));
    if (!exports) continue;
    exported.push(exports);
    reportSamples(exports, comments, launch);
    reportSchemaIssues(schema, exports, exportName, report);
    if (v.is(schema, value)) validFiles[file] = value;
    if (file === "products.ts" && Array.isArray(value)) {
      products = value.filter((product): product is Product => v.is(productSchema, product));
    }
  }
  const values = Object.values({ ...validFiles, "products.ts": products });
  const data: CheckedData = { ...validFiles, ...context, products, values };
  for (const rule of rules) await rule(data, report);
  const order = [...dataFileNames, "theme.css"].map((file) => `${dataFolder}/${file}`);
  const inOrder = (findings: readonly Finding[]) =>
    findings.toSorted((a, b) => order.indexOf(a.file) - order.indexOf(b.file) || a.line - b.line);
  launchRules(exported, data, launch);
  return {
    findings: inOrder(withoutAccepted(report.findings, accepted)),
    toDo: inOrder(launch.findings),
  };
}
