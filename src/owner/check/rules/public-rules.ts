import { errorAt, type Finding } from "#data-reader/finding.ts";
import { pagePaths, productPath, productPathPrefix } from "#domain/paths.ts";
import type { ShopData } from "./shop-data.ts";

/** Rules for `public/`: no file takes an address of the shop itself, where one of the two would be lost. */
export function publicRules(data: ShopData): Finding[] {
  const addresses = [
    ...pagePaths(data["products.ts"]),
    // The "not found" pages, the folder of the products' pages, and what the bundler writes.
    "/404",
    productPath({ id: "404" }),
    productPathPrefix.slice(0, -1),
    "/licences.txt",
  ];
  const taken = new Set(addresses.map((address) => address.toLowerCase()));
  return data.publicFiles.flatMap((file) => {
    // Hosts serve status.html and status/index.html at /status. Some disks take Status.html for status.html.
    const address = file.toLowerCase().replace(/(?:\/index)?\.html$/, "") || "/";
    if (!taken.has(address)) return [];
    const message = `the address ${address} is taken by the shop itself. Give the file another name, or delete it.`;
    return [errorAt(`public${file}`, 1, message)];
  });
}
