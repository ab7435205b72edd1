import { dataFiles, type DataFile, dataFileNames, type OwnersData } from "./data-files.ts";
import { dataFolder } from "./data-folder.ts";
import type { Facts } from "./facts.ts";
import type { Finding } from "./finding.ts";
import { homeSlips } from "./home-slips.ts";
import { pictureSlips } from "./picture-slips.ts";
import { placeName } from "./place-name.ts";
import { preferencesSlips } from "./preferences-slips.ts";
import { productSlips } from "./product-slips.ts";
import { shapeSlips } from "./shape-slips.ts";
import { shopSlips } from "./shop-slips.ts";
import type { FileSlip, Slip } from "./slip.ts";
import { statusBoardSlips } from "./status-board-slips.ts";
import { twiceSlips } from "./twice-slips.ts";

/** Everything that is wrong with the data, in the order of the files. Never throws. */
export function checkData(data: OwnersData, facts: Facts): Finding[] {
  const slips: FileSlip[] = [
    ...dataFileNames.flatMap((file) => shapes(file, data[file])),
    ...inFile("products.ts", productSlips(data["products.ts"], data["shop.ts"])),
    ...twiceSlips(data),
    ...pictureSlips(data, facts),
    ...inFile("status.ts", statusBoardSlips(data, facts)),
    ...inFile("shop.ts", shopSlips(data["shop.ts"], facts)),
    ...inFile("home.ts", homeSlips(data["home.ts"], facts)),
    ...inFile("preferences.ts", preferencesSlips(data)),
  ];
  return dataFileNames.flatMap((file) =>
    slips.filter((slip) => slip.file === file).map((slip) => findingOf(slip, data)),
  );
}

/** A slip with its place named. */
export function findingOf(
  { file, path, severity, fault, mend }: FileSlip,
  data: OwnersData,
): Finding {
  const { where } = placeName(file, data[file], path);
  return { severity, file: `${dataFolder}/${file}`, where, fault, mend };
}

function shapes(file: DataFile, root: unknown): FileSlip[] {
  return shapeSlips(dataFiles[file].schema, root).map(({ path, says, mend }) => {
    if ("whole" in says) return { severity: "problem", file, path, fault: says.whole, mend };
    const { field } = placeName(file, root, path);
    const subject = field === undefined ? "it" : /\d$/.test(field) ? field : `the ${field}`;
    return { severity: "problem", file, path, fault: `${subject} ${says.ofField}`, mend };
  });
}

function inFile(file: DataFile, slips: readonly Slip[]): FileSlip[] {
  return slips.map((slip) => ({ ...slip, file }));
}
