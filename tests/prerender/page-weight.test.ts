import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { weightWarnings } from "#prerender/page-weight.ts";

const page = (path: string, html: string) => ({ kind: "product", path, html });
const light = page("/product/1", "<p>Short</p>");
const heavy = page("/product/2", randomBytes(20_000).toString("base64"));

test("the heaviest page of a kind is named with its compressed size", () => {
  expect(weightWarnings([light, heavy])).toEqual([
    expect.stringMatching(
      /^\/product\/2 takes 2\d{4} bytes compressed, not counting product cards\./,
    ),
  ]);
});

test("repeated text costs little, because pages travel compressed", () => {
  expect(weightWarnings([page("/product/3", "<p>Again</p>".repeat(10_000))])).toEqual([]);
});

test("product cards do not count, because shorter texts do not make them fewer", () => {
  const text = randomBytes(20_000).toString("base64");
  expect(weightWarnings([page("/", `<li class="product b">${text}</li>`)])).toEqual([]);
});
