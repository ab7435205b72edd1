import { expect, test } from "vitest";
import { edited, diagnosticsOf, smallShop } from "./small-shop.ts";

test("a product on sale is not a coming one", () => {
  const board = edited(
    smallShop["status.ts"],
    "coming: [",
    'coming: [{ name: "PRIVATE", game: "FN" },',
  );
  expect(diagnosticsOf({ "status.ts": board })).toEqual([
    expect.stringMatching(
      /^src\/data\/status\.ts:\d+: PRIVATE: name is "PRIVATE", which is on sale in products\.ts\. Delete this/,
    ),
  ]);
});

test.each([
  ["مفاتيح وأدوات للألعاب تصلك فور الدفع على Windows 11.", "", "ar"],
  ["Ключи и программы для игр, сразу после оплаты.", "", "ru"],
  ["Khóa bản quyền cho trò chơi, giao ngay sau khi thanh toán.", 'language: "en",', "vi"],
  ["Khóa bản quyền cho trò chơi, giao ngay sau khi thanh toán.", 'language: "vi",', undefined],
  ["Schlüssel für Spiele, gleich nach der Zahlung.", "", undefined],
])("descriptions such as %j in a shop with %j", (description, line, language) => {
  const text = (file: "shop.ts" | "products.ts") =>
    smallShop[file].replaceAll(/description:\s*"[^"]*"/g, `description: "${description}"`);
  const shop = edited(text("shop.ts"), "copyrightYear", `${line}\n  copyrightYear`);
  const diagnostics = diagnosticsOf({ "shop.ts": shop, "products.ts": text("products.ts") });
  expect(diagnostics).toEqual(
    language === undefined
      ? []
      : [
          expect.stringMatching(
            new RegExp(`shop\\.ts:\\d+: language is .*seem to be in "${language}"\\. Write`),
          ),
        ],
  );
});

test("a language that the shop does not have", () => {
  const text = edited(smallShop["shop.ts"], "copyrightYear", 'language: "nl", copyrightYear');
  expect(diagnosticsOf({ "shop.ts": text })).toEqual([
    expect.stringContaining("A language is one of: en, de, fr, es, pt-BR, pl, tr, ru, ar, vi, id."),
  ]);
});

test.each([
  ["questions.ts", /(?=\];\s*$)/, '{ question: "Who?", answer: "We." },\n'.repeat(2)],
  ["home.ts", /(?<=sellingPoints: \[)/, '"Quick", "QUICK",'],
  ["status.ts", /(?<=coming: \[)/, '{ name: "Soon", game: "FN" },'.repeat(2)],
] as const)("the same entry twice in a list of %s", (file, place, code) => {
  expect(diagnosticsOf({ [file]: edited(smallShop[file], place, code) })).toEqual([
    expect.stringMatching(
      /\d: \w.* \d+ is the same as the one on line \d+\. Delete one of the two\.$/,
    ),
  ]);
});

test("a history may have the same change twice, on one day", () => {
  const change = '{ status: "Updating", since: "2026-01-02" }';
  const history = `since: "2026-01-02", earlier: [${change}, ${change}], subscriptions`;
  const text = edited(smallShop["products.ts"], "subscriptions", history);
  expect(diagnosticsOf({ "products.ts": text })).not.toContainEqual(
    expect.stringContaining("is the same as"),
  );
});

test.each([
  ["Keys from $2.99.", undefined],
  ["Keys from 2,99 €", undefined],
  ["Keys from $5", "$5"],
  ["From 3 € to 10 €", "3 €"],
  ["4,99 € instead of 7,99 €, 5 € off every order over 20 €, 1.00 € per day", undefined],
  ["From 10 a.m., 10% off", undefined],
])("in %j, %j is not the lowest price", (badge, stale) => {
  const text = edited(smallShop["home.ts"], /badge: "[^"]*"/, `badge: "${badge}"`);
  expect(diagnosticsOf({ "home.ts": text })).toEqual(
    stale === undefined ? [] : [expect.stringContaining(`but ${stale} is not the lowest price`)],
  );
});
