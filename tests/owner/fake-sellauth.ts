import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";

/** A product as SellAuth's documentation shows it: `GET /v1/shops/{shopId}/products`. */
export type FakeProduct = {
  id: number;
  path: string;
  name: string;
  price: null;
  currency: string;
  type: "variant" | "addon";
  visibility: "public";
  stock_count: number;
  variants: {
    id: number;
    product_id: number;
    name: string | null;
    description: null;
    price: string;
    stock: number | null;
  }[];
};

export const fakeKey = "5551234|aFakeKeyForTests";
export const fakeShopId = 345678;

/**
 * Starts a server that answers like SellAuth's API, as far as the public description goes, for the
 * tests of a file. The products are set before each test and may be changed in it.
 */
export function startFakeSellAuth(products: () => FakeProduct[]) {
  const store = { products: products(), requests: [] as string[] };
  const server = createServer(({ method, url = "", headers }, response) => {
    store.requests.push(`${method} ${url}`);
    const { pathname, searchParams } = new URL(url, "http://127.0.0.1");
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    const shopId = /^\/shops\/(\d+)\/products$/.exec(pathname)?.[1];
    const page = Number(searchParams.get("page") ?? 1);
    const perPage = Number(searchParams.get("perPage") ?? 15);
    if (headers.authorization === "Bearer broken") return response.writeHead(500).end("<h1>");
    if (headers.authorization === "Bearer other") return send(200, { products: [] });
    if (headers.authorization !== `Bearer ${fakeKey}`) {
      return send(401, { message: "Unauthenticated." });
    }
    if (shopId !== `${fakeShopId}`) {
      return send(404, { message: `No query results for model [App\\Models\\Shop] ${shopId}` });
    }
    if (perPage < 1 || perPage > 100) return send(422, { message: "The per page is wrong." });
    const all = store.products;
    return send(200, {
      current_page: page,
      data: all.slice((page - 1) * perPage, page * perPage),
      last_page: Math.max(1, Math.ceil(all.length / perPage)),
      per_page: perPage,
      total: all.length,
    });
  });

  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    store.products = products();
    store.requests = [];
    const { port } = server.address() as AddressInfo;
    vi.stubEnv("SELLAUTH_API_URL", `http://127.0.0.1:${port}`);
  });
  afterEach(() => void vi.unstubAllEnvs());
  return store;
}
