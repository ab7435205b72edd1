import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import * as v from "valibot";
import { refuse } from "./owner-error.ts";

const apiUrl = "https://api.sellauth.com/v1";

/** The most products that SellAuth sends at once. */
const pageSize = 100;

const timeoutMs = 20_000;

// SellAuth writes amounts as texts: "6.99".
const amount = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number());

const storeProductSchema = v.object({
  id: v.number(),
  name: v.string(),
  /** The end of its address in the store. */
  path: v.nullish(v.string()),
  currency: v.nullish(v.string()),
  /** "variant", or "addon" if it is only sold with another product. */
  type: v.nullish(v.string()),
  variants: v.nullish(
    v.array(
      v.object({
        id: v.number(),
        name: v.string(),
        price: v.nullish(amount),
        /** Absent or negative if the stock has no limit. */
        stock: v.nullish(v.number()),
      }),
    ),
    [],
  ),
});

const pageSchema = v.object({
  data: v.array(storeProductSchema),
  last_page: v.nullish(v.number()),
});

/** A product of the owner's SellAuth shop. */
export type StoreProduct = v.InferOutput<typeof storeProductSchema>;

/** All products of a SellAuth shop, page by page. Refuses, in words for the owner, if it cannot. */
export async function fetchStoreProducts(shopId: number, key: string): Promise<StoreProduct[]> {
  const products = new Map<number, StoreProduct>();
  for (let page = 1; ; page += 1) {
    const known = products.size;
    const query = `page=${page}&perPage=${pageSize}`;
    const answer = await fetchJson(`${baseUrl()}/shops/${shopId}/products?${query}`, shopId, key);
    const { success, output } = v.safeParse(pageSchema, answer);
    if (!success) refuse("SellAuth's answer does not have the documented form. Try again later.");
    for (const product of output.data) products.set(product.id, product);
    const isLast = page >= (output.last_page ?? Infinity) || products.size === known;
    if (isLast) return [...products.values()];
  }
}

/** The API key: from the environment variable SELLAUTH_API_KEY, or typed in. It is never stored. */
export async function readKey(): Promise<string> {
  const stored = process.env["SELLAUTH_API_KEY"];
  const key = (stored ?? (process.stdin.isTTY ? await askKey() : "")).trim();
  if (key === "") {
    refuse(
      "The SellAuth API key is missing. Create one at dash.sellauth.com under Account → API, and run the command in a terminal, which asks for it, or put it into the environment variable SELLAUTH_API_KEY.",
    );
  }
  if (!/^[\x21-\x7e]+$/.test(key)) {
    refuse("The SellAuth API key has a space or a character that no key has. Copy it again.");
  }
  return key;
}

/** Asks for the key without showing it. */
async function askKey(): Promise<string> {
  process.stdout.write("SellAuth API key (not shown, not stored): ");
  const nowhere = new Writable({ write: (_text, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  terminal.on("SIGINT", () => process.exit(1));
  const key = await terminal.question("");
  terminal.close();
  process.stdout.write("\n");
  return key;
}

/** SellAuth's address. Tests replace it with a server on this machine. */
function baseUrl(): string {
  const replaced = process.env["SELLAUTH_API_URL"] ?? "";
  return /^http:\/\/127\.0\.0\.1:\d+$/.test(replaced) ? replaced : apiUrl;
}

async function fetchJson(url: string, shopId: number, key: string): Promise<unknown> {
  const headers = { Authorization: `Bearer ${key}`, Accept: "application/json" };
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
    text = await response.text();
  } catch {
    return refuse("SellAuth cannot be reached. Check your connection to the internet.");
  }
  if (!response.ok) refuse(failure(response, shopId));
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failure({ status, headers }: Response, shopId: number): string {
  if (status === 401) {
    return "SellAuth does not know this API key. Copy it again from dash.sellauth.com, under Account → API.";
  }
  if (status === 403) {
    return `SellAuth does not let this API key read the shop ${shopId}. Use a key of the account that owns it, and check the shopId in shop.ts.`;
  }
  if (status === 404) {
    return `SellAuth has no shop ${shopId}. Check the shopId in shop.ts: the number is at dash.sellauth.com, under Account → API.`;
  }
  if (status === 429) {
    const seconds = Number(headers.get("Retry-After"));
    const wait = seconds > 0 ? `${seconds} seconds` : "a minute";
    return `SellAuth was asked too often. Wait ${wait}, and try again.`;
  }
  return `SellAuth has a problem and answered with the error ${status}. Try again later.`;
}
