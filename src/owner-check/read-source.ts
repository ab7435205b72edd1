import { type ESTree, parseSync } from "vite";
import { didYouMean } from "./nearest-name.ts";
import { plainValue, type Reading } from "./plain-value.ts";
import type { SourceSlip } from "./source-slip.ts";
import { syntaxSlip } from "./syntax-slip.ts";

/** What a file's text gives: its export's value where there is one, and what is wrong with it. */
export type SourceReading = { isRead: boolean; value?: unknown; slips: SourceSlip[] };

/** Reads the text of a data file without running it. Never throws. */
export function readSource(file: string, source: string, exportName: string): SourceReading {
  const { errors, program } = parseSync(file, source, { lang: "ts", sourceType: "module" });
  const faults = errors.filter(({ severity }) => severity === "Error");
  if (faults.length > 0) {
    return { isRead: false, slips: faults.map((error) => syntaxSlip(source, error)) };
  }
  const names = new Map<string, unknown>();
  const exported = new Map<string, string>();
  const reading: Reading = { source, names, slips: [] };
  for (const statement of program.body) readStatement(statement, reading, names, exported);
  const local = exported.get(exportName);
  if (local !== undefined && names.has(local)) {
    return { isRead: true, value: names.get(local), slips: reading.slips };
  }
  reading.slips.push(missingExport(exportName, [...exported.keys()], names));
  return { isRead: false, slips: reading.slips };
}

function readStatement(
  statement: ESTree.Directive | ESTree.Statement,
  reading: Reading,
  names: Map<string, unknown>,
  exported: Map<string, string>,
): void {
  switch (statement.type) {
    case "ImportDeclaration":
      readImport(statement, reading);
      break;
    case "VariableDeclaration":
      readVariables(statement, reading, names);
      break;
    case "ExportNamedDeclaration":
      if (statement.declaration?.type === "VariableDeclaration") {
        for (const name of readVariables(statement.declaration, reading, names)) {
          exported.set(name, name);
        }
      } else if (statement.declaration && !isType(statement.declaration)) {
        readOther(statement, reading);
      }
      for (const { local, exported: outer } of statement.specifiers) {
        exported.set(moduleName(outer), moduleName(local));
      }
      break;
    default:
      if (!isType(statement) && statement.type !== "EmptyStatement") readOther(statement, reading);
  }
}

function isType({ type }: { type: string }): boolean {
  return type === "TSTypeAliasDeclaration" || type === "TSInterfaceDeclaration";
}

function moduleName(name: ESTree.ModuleExportName): string {
  return name.type === "Literal" ? name.value : name.name;
}

function readVariables(
  { declarations }: ESTree.VariableDeclaration,
  reading: Reading,
  names: Map<string, unknown>,
): string[] {
  return declarations.flatMap(({ id, init, start }) => {
    if (id.type !== "Identifier") {
      const mend = "Write one name, an equals sign and the value.";
      reading.slips.push({ offset: start, fault: "several names are given at once", mend });
      return [];
    }
    if (names.has(id.name)) {
      const mend = "Keep one of them.";
      reading.slips.push({ offset: start, fault: `${id.name} stands in the file twice`, mend });
    }
    names.set(id.name, init ? plainValue(init, reading) : undefined);
    return [id.name];
  });
}

/** Types vanish before the shop runs; any other import would have to be there then. */
function readImport(
  { importKind, specifiers, start }: ESTree.ImportDeclaration,
  { slips }: Reading,
) {
  const isTypeOnly =
    importKind === "type" ||
    (specifiers.length > 0 &&
      specifiers.every((one) => one.type === "ImportSpecifier" && one.importKind === "type"));
  if (isTypeOnly) return;
  slips.push({
    offset: start,
    fault: "this import takes in more than a type",
    mend: "Data files hold all their values themselves: write import type, or take the line out.",
  });
}

function readOther({ start, end }: ESTree.Span, { source, slips }: Reading): void {
  const [line = ""] = source.slice(start, end).split("\n");
  slips.push({
    offset: start,
    fault: `"${line.slice(0, 40)}" is no list of values`,
    mend: "Data files hold imports of types and values that begin with export const.",
  });
}

function missingExport(
  exportName: string,
  exported: readonly string[],
  names: ReadonlyMap<string, unknown>,
): SourceSlip {
  const line = `Expected a line that begins with export const ${exportName}.`;
  if (names.has(exportName)) {
    const mend = `Write export before const ${exportName}.`;
    return { offset: 0, fault: `${exportName} is there but not exported`, mend };
  }
  const other = exported.find((name) => didYouMean(exportName, [name], "") !== "");
  return other === undefined
    ? { offset: 0, fault: `the export ${exportName} is missing`, mend: line }
    : { offset: 0, fault: `"${other}" is exported, not ${exportName}`, mend: line };
}
