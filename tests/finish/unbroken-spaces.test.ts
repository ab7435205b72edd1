import { expect, test } from "vitest";
import { withUnbrokenSpaces } from "#finish/finish.ts";

test.each([
  ["Frontline 6 - 1 Day Key", "Frontline 6\u00A0- 1 Day Key"],
  ["Vexa – Undertow — Full", "Vexa\u00A0– Undertow\u00A0— Full"],
  ["بلايستيشن بلس 365 يوم - الباقة", "بلايستيشن بلس 365\u00A0يوم\u00A0- الباقة"],
  ["Xbox One , PC", "Xbox One\u00A0, PC"],
  ["Semi-private -5 % 2-", "Semi-private -5 % 2-"],
])(
  "a dash and a comma stay beside the word before them, and an Arabic word beside its number: %s",
  (name, shown) => {
    expect(withUnbrokenSpaces(name)).toBe(shown);
  },
);
