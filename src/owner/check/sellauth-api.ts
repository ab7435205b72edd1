import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import * as v from "valibot";
import { readData } from "#data-reader/read-data.ts";
import { refuse } from "#data-reader/refuse.ts";
import type { Product } from "#domain/product.ts";
import { isDemoSeller } from "#domain/selling-platform.ts";
import type { Shop } from "#domain/shop.ts";

const apiUrl = "https://api.sellauth.com/v1";

/** The most products that SellAuth sends at once. */
const productsPerPage = 100;

const timeoutMs = 20_000;

// SellAuth writes amounts as texts: "6.99".
const amount = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number());

const variantSchema = v.object({
  id: v.number(),
  name: v.nullish(v.string(), ""),
  price: v.nullish(amount),
  /** Absent or negative if the stock has no limit. */
  stock: v.nullish(v.number()),
});

const pageSchema = v.object({
  data: v.array(
    v.object({
      id: v.number(),
      name: v.nullish(v.string(), ""),
      currency: v.nullish(v.string()),
      /** "variant", or "addon" if it is only sold with another product. */
      type: v.nullish(v.string()),
      variants: v.nullish(v.array(variantSchema), []),
    }),
  ),
  // The number of pages, which some versions of the API put under `meta`.
  last_page: v.nullish(v.number()),
  meta: v.nullish(v.object({ last_page: v.nullish(v.number()) })),
});

/** A variant of a product at SellAuth: what a plan of the shop sells. */
export type Variant = v.InferOutput<typeof variantSchema>;

/** A product of the owner's SellAuth shop. */
export type StoreProduct = v.InferOutput<typeof pageSchema>["data"][number];

/** The shop's data, with its locations in the files, and the owner's products at SellAuth. */
export type BothShops = { shop: Shop; products: readonly Product[]; store: StoreProduct[] };

/** The fields that a variant's plan should have. A missing or negative stock is never sold out. */
export function planOf({ price, stock }: Variant): { price: number | undefined; soldOut: boolean } {
  return { price: price && price > 0 ? price : undefined, soldOut: stock === 0 };
}

/** Reads a project's data, which has no errors, and the owner's products at SellAuth. */
export async function readBothShops(projectFolder: string): Promise<BothShops> {
  const { shop, products } = await readData(projectFolder);
  if (isDemoSeller(shop.storeUrl)) {
    refuse(
      'The shop still sells through the demonstration. Follow "Connect SellAuth" in the guide.',
    );
  }
  return { shop, products, store: await fetchStoreProducts(shop.shopId, await readKey()) };
}

/** Fetches all products of a SellAuth shop, page by page. Refuses with SellAuth's own words if it cannot. */
async function fetchStoreProducts(shopId: number, key: string): Promise<StoreProduct[]> {
  const products: StoreProduct[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/shops/${shopId}/products?page=${page}&perPage=${productsPerPage}`;
    const { success, output } = v.safeParse(pageSchema, await fetchJson(path, key));
    if (!success) refuse("SellAuth's answer does not have the documented form. Try again later.");
    products.push(...output.data);
    if (page >= (output.last_page ?? output.meta?.last_page ?? 1)) return products;
  }
}

async function fetchJson(path: string, key: string): Promise<unknown> {
  const headers = { Authorization: `Bearer ${key}`, Accept: "application/json" };
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(apiUrl + path, { headers, signal }).catch((error: unknown) =>
    refuse(`SellAuth cannot be reached (${(error as Error).message}). Go online, and try again.`),
  );
  const answer = (await response.json().catch(() => undefined)) as { message?: unknown } | null;
  if (response.ok) return answer;
  const { status, statusText } = response;
  const reason = typeof answer?.message === "string" ? answer.message : statusText;
  return refuse(`SellAuth answers ${status} (${reason.replace(/\.$/, "")}). ${remedy(status)}`);
}

function remedy(status: number): string {
  if (status === 429) return "It was asked too often: try again in a minute.";
  if (status >= 500) return "The fault is SellAuth's: try again later.";
  return "Check the API key, and the shopId in shop.ts.";
}

/** Reads the API key from the environment variable SELLAUTH_API_KEY or the keyboard. It is never stored. */
async function readKey(): Promise<string> {
  const variable = process.env["SELLAUTH_API_KEY"];
  const key = (variable ?? (process.stdin.isTTY ? await askKey() : "")).trim();
  // Node would print the key in its own error.
  if (/[^!-~]/.test(key)) {
    refuse(
      "The SellAuth API key has a space, a line break or a letter that no key has: copy it again.",
    );
  }
  if (key !== "") return key;
  return refuse(
    "The SellAuth API key is missing. Create one at dash.sellauth.com under Account → API, and paste it in a terminal.",
  );
}

/** Asks for the key without showing it. */
async function askKey(): Promise<string> {
  process.stdout.write("SellAuth API key (not shown, not stored): ");
  const nowhere = new Writable({ write: (_text, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  terminal.on("SIGINT", () => process.exit(1));
  // Ctrl+D closes the terminal without an answer.
  const closed = once(terminal, "close").then(() => "");
  const key = await Promise.race([terminal.question(""), closed]).catch(() => "");
  terminal.close();
  process.stdout.write("\n");
  return key;
}
