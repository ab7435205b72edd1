import { errorAt, type Diagnostic } from "#data-reader/diagnostic.ts";
import { linkTarget } from "#domain/address.ts";
import { notFoundPaths, pagePaths, productPathPrefix } from "#domain/paths.ts";
import { formerPaths } from "#domain/product.ts";
import { buildFolders, licencesFile } from "#domain/site-files.ts";
import type { RuleInput } from "./rule-input.ts";

/** Files that hosts and systems want under a name with a dot. Others hold settings and passwords. */
const knownDotFiles = /^\.(?:well-known|DS_Store|htaccess|nojekyll|gitkeep)$/;

/** Rules for `public/`: no file takes an address or folder of the shop itself, and none is secret. */
export function publicRules(data: RuleInput): Diagnostic[] {
  const addresses = [
    ...pagePaths(data["products.ts"]),
    ...data["products.ts"].flatMap(formerPaths),
    // The "not found" pages, the folder of the products' pages, and what the bundler writes.
    ...Object.values(notFoundPaths),
    productPathPrefix.slice(0, -1),
    `/${licencesFile}`,
  ];
  const taken = new Set(addresses.map((address) => address.toLowerCase()));
  return data.publicFiles.flatMap((file) => {
    const problem = fileProblem(file, taken, data["shop.ts"].siteUrl);
    return problem === undefined ? [] : [errorAt(`public${file}`, 1, problem)];
  });
}

function fileProblem(file: string, taken: Set<string>, siteUrl: string): string | undefined {
  const parts = file.split("/").slice(1);
  if (parts.some((part) => part.startsWith(".") && !knownDotFiles.test(part))) {
    return "everyone could read this file, and files whose names begin with a dot often hold passwords. Move it out of public.";
  }
  const [folder = ""] = parts;
  if (Object.values<string>(buildFolders).includes(folder.toLowerCase())) {
    return `the build writes the folder ${folder}. Put the file into another folder.`;
  }
  // Some disks take Status.html for status.html.
  const address = publicAddress(file.toLowerCase());
  if (taken.has(address)) {
    return `the address ${address} is taken by the shop itself. Give the file another name, or delete it.`;
  }
  if (linkTarget(encodeURI(address), siteUrl)?.kind === "screen") {
    return "the shop takes its address for a product's. Put the file into another folder.";
  }
  return undefined;
}

/** The address of a file in `public/`: hosts serve terms.html and terms/index.html at /terms. */
export function publicAddress(file: string): string {
  return file.replace(/(?:\/index)?\.html$/, "") || "/";
}
