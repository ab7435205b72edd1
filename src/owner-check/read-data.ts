import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { dataFiles, dataFileNames, type OwnersData } from "./data-files.ts";
import { dataFolder } from "./data-folder.ts";
import type { Finding } from "./finding.ts";
import { readSource } from "./read-source.ts";
import { sourceFinding } from "./source-slip.ts";
import { unreadable } from "./unreadable.ts";

/** The owner's data as it stands in the files, and every slip that kept a part from being read. */
export type DataReading = { data: OwnersData; findings: Finding[] };

/** Reads the files of `src/data/` in a project's folder. Never throws. */
export async function readData(projectFolder: string): Promise<DataReading> {
  const data: OwnersData = {};
  const findings: Finding[] = [];
  for (const file of dataFileNames) {
    const { exportName } = dataFiles[file];
    data[file] = unreadable;
    const source = await readText(join(projectFolder, dataFolder, file));
    if (source === undefined) {
      findings.push(missingFile(file, exportName));
      continue;
    }
    const { isRead, value, slips } = readSource(file, source, exportName);
    if (isRead) data[file] = value;
    findings.push(...slips.map((slip) => sourceFinding(file, source, slip)));
  }
  return { data, findings };
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch {
    return undefined;
  }
}

function missingFile(file: string, exportName: string): Finding {
  return {
    severity: "problem",
    file: `${dataFolder}/${file}`,
    where: [exportName],
    fault: "the file is missing or cannot be opened",
    mend: "Put it back under this name, in small letters.",
  };
}
