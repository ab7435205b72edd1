import { expect, test } from "vitest";
import { withUnbrokenSpaces } from "#finish/finish.ts";

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
    expect(withUnbrokenSpaces(name)).toBe(shown);
  },
);
