import { expect, test } from "vitest";
import {
  directionOf,
  typeset,
  withDirectionMarks,
  withIsolated,
  withUnbrokenSpaces,
} from "#finish/typography.ts";
import { allWords } from "#words/all-words.ts";

test.each([
  [
    "an Arabic sentence that begins with a brand",
    "Playstation Plus هو النوع الآخر من البطاقات",
    "rtl",
    "rtl",
  ],
  ["Hebrew", "מפתח שבועי", "rtl", "rtl"],
  ["Latin", "Week Key", "ltr", "ltr"],
  ["a price", "₪80.00", "ltr", "ltr"],
  ["nothing", "", "ltr", "ltr"],
  ["a Latin sentence that names an Arabic word", "The key مفتاح is valid for a week", "ltr", "rtl"],
  ["an Arabic sentence with longer brands", "Windows 10 وWindows 11", "ltr", "rtl"],
  ["as many letters of both", "ab اب", "ltr", "rtl"],
])(
  "%s: %s runs %s on a page from the left, %s on one from the right",
  (_, text, fromLeft, fromRight) => {
    expect(directionOf(text, "ltr")).toBe(fromLeft);
    expect(directionOf(text, "rtl")).toBe(fromRight);
  },
);

test("a line whose first letter runs the other way begins with a mark", () => {
  const text = "CS2 هاك الرؤية\nWindows 10\n\nمفتاح for a whole week\nEA Play مشمول";
  expect(withDirectionMarks(text, "ltr")).toBe(
    "\u200FCS2 هاك الرؤية\nWindows 10\n\n\u200Eمفتاح for a whole week\nEA Play مشمول",
  );
  expect(withDirectionMarks(text, "rtl")).toBe(
    "\u200FCS2 هاك الرؤية\nWindows 10\n\nمفتاح for a whole week\n\u200FEA Play مشمول",
  );
});

test.each(["Week Key", "مفتاح أسبوعي", "30 يوم", "$9.00", ""])("%s has no mark", (text) => {
  expect(withDirectionMarks(text, "ltr")).toBe(text);
});

test.each(["https://keys.example/a-b", "M4,8v12", "#0a0a0b"])(
  "an address, a path and a colour have no space, and stay as they are in every language: %s",
  (value) => {
    expect(typeset(value, { dir: "rtl", unbrokenSpaces: [/[-,#]/g] })).toBe(value);
  },
);

test("an amount is isolated in a text from right to left", () => {
  expect(withIsolated((price) => `المفاتيح من ${price}`, "₪9.00")).toBe(
    "المفاتيح من \u2068₪9.00\u2069",
  );
  expect(withIsolated((price) => `Keys from ${price}`, "₪9.00")).toBe("Keys from ₪9.00");
  const text = withIsolated((plan) => `Buy ${plan} now`, "مفتاح البحار القديمة");
  expect(text).toBe("Buy \u2068مفتاح البحار القديمة\u2069 now");
  expect(withDirectionMarks(text, "ltr")).toBe(text);
});

test.each([
  ["Frontline 6 - 1 Day Key", "Frontline 6\u00A0- 1 Day Key"],
  ["Vexa – Undertow — Full", "Vexa\u00A0– Undertow\u00A0— Full"],
  ["بلايستيشن بلس 365 يوم - الباقة", "بلايستيشن بلس 365\u00A0يوم\u00A0- الباقة"],
  ["مورتال كومبات 11 - ليجيندري", "مورتال كومبات\u00A011\u00A0- ليجيندري"],
  ["سي اوف 2025", "سي اوف\u00A02025"],
  ["سيميولاتور 2 ستيم", "سيميولاتور\u00A02 ستيم"],
  ["تبدأ من \u20685.00 ₪\u2069", "تبدأ من\u00A0\u20685.00 ₪\u2069"],
  ["Xbox One , PC", "Xbox One\u00A0, PC"],
  ["Semi-private -5 % 2-", "Semi-private -5 % 2-"],
])(
  "a dash and a comma stay beside the word before them, and an Arabic word and its number together: %s",
  (name, shown) => {
    expect(withUnbrokenSpaces(name, allWords.ar)).toBe(shown);
  },
);
