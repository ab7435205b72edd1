import { lineProblem, type Diagnostic } from "#data-reader/diagnostic.ts";
import { linkTarget } from "#domain/address.ts";
import { notFoundPaths, productPathPrefix } from "#domain/paths.ts";
import { buildFolders, licencesFile } from "#domain/site-files.ts";
import type { RuleInput } from "./rule-input.ts";

/** Dot files that hosts and systems expect. Others often hold settings and passwords. */
const knownDotFiles = /^\.(?:well-known|DS_Store|htaccess|nojekyll|gitkeep)$/;

/** Rules for `public/`: no file takes an address or folder of the shop itself, and none is secret. */
export function publicRules(data: RuleInput): Diagnostic[] {
  return data.publicFiles.flatMap((file) => {
    const problem = fileProblem(file, data.shop.siteUrl);
    return problem === undefined ? [] : [lineProblem(`public${file}`, 1, problem)];
  });
}

/** The addresses that the shop uses besides those of its pages. */
const reserved = new Set([notFoundPaths.site, productPathPrefix.slice(0, -1), `/${licencesFile}`]);

function fileProblem(file: string, siteUrl: string): string | undefined {
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
  if (reserved.has(address) || linkTarget(encodeURI(address), siteUrl)?.kind === "screen") {
    return `the address ${address} is taken by the shop itself. Give the file another name or folder, or delete it.`;
  }
  return undefined;
}

/** The address of a file in `public/`: hosts serve terms.html and terms/index.html at /terms. */
export function publicAddress(file: string): string {
  return file.replace(/(?:\/index)?\.html$/, "") || "/";
}
