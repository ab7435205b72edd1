import { expect, test } from "vitest";
import { directionOf, isolatedIn, withDirectionMarks } from "#finish/direction.ts";

test.each([
  ["an Arabic sentence that begins with a brand", "Playstation Plus هو النوع الآخر من البطاقات"],
  ["Hebrew", "מפתח שבועי"],
])("%s runs from right to left", (_, text) => {
  expect(directionOf(text)).toBe("rtl");
});

test.each([
  ["Latin", "Week Key"],
  ["a Latin sentence that names an Arabic word", "The key مفتاح is valid for a week"],
  ["as many letters of both", "ab اب"],
  ["a price", "₪80.00"],
  ["nothing", ""],
])("%s runs from left to right", (_, text) => {
  expect(directionOf(text)).toBe("ltr");
});

test("a line whose first letter runs the other way than most begins with a mark", () => {
  expect(withDirectionMarks("CS2 هاك الرؤية\nWindows 10\n\nمفتاح for a whole week")).toBe(
    "\u200FCS2 هاك الرؤية\nWindows 10\n\n\u200Eمفتاح for a whole week",
  );
});

test.each(["Week Key", "مفتاح أسبوعي", "30 يوم", "$9.00", ""])("%s has no mark", (text) => {
  expect(withDirectionMarks(text)).toBe(text);
});

test("an amount is isolated in a text from right to left", () => {
  expect(isolatedIn("المفاتيح من {from}", "₪9.00")).toBe("\u2068₪9.00\u2069");
  expect(isolatedIn("Keys from {from}", "₪9.00")).toBe("₪9.00");
  expect(withDirectionMarks(`Buy ${isolatedIn("Buy", "مفتاح البحار القديمة")} now`)).toBe(
    "Buy \u2068مفتاح البحار القديمة\u2069 now",
  );
});
