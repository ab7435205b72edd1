import { readFileSync } from "node:fs";
import { themeColours } from "#data-reader/theme.ts";

/** The colours of the shop in tests/shop. */
export const shopColours = themeColours(readFileSync("tests/shop/theme.css", "utf8"));
