import type { Product } from "#domain/product.ts";
import { statusTone } from "#domain/status.ts";
import { escapeHtml } from "./escape-html.ts";
import { statusShapes } from "./status-shapes.ts";
import type { ThemeColours } from "./theme-colours.ts";

const heightPx = 28;
// Of the text at 14 px: the widest system faces stay within it.
const letterWidthPx = 9;
const longestName = 40;

/** Where a product's badge is published. */
export function statusBadgePath({ id }: Pick<Product, "id">): string {
  return `/status/${id}.svg`;
}

/** A product's name and status as a small picture, to embed on other sites. */
export function statusBadge(
  { name, status }: Pick<Product, "name" | "status">,
  colours: ThemeColours,
): string {
  const letters = Array.from(name);
  const shown =
    letters.length > longestName ? `${letters.slice(0, longestName - 1).join("")}…` : name;
  const namePx = Array.from(shown).length * letterWidthPx + 24;
  const statusPx = status.length * letterWidthPx + 44;
  const tone = statusTone(status);
  const colour = colours[tone];
  const label = escapeHtml(`${name}: ${status}`);
  const width = namePx + statusPx;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${heightPx}" role="img" aria-label="${label}">`,
    `<title>${label}</title>`,
    `<rect width="${width}" height="${heightPx}" fill="${colours.ink}"/>`,
    `<g font-family="system-ui,-apple-system,'Segoe UI',Roboto,sans-serif" font-size="14" text-rendering="geometricPrecision">`,
    `<text x="${namePx / 2}" y="19" text-anchor="middle" fill="${colours.paper}">${escapeHtml(shown)}</text>`,
    `<path transform="translate(${namePx + 4} 7)scale(.58)" fill="${colour}" fill-rule="evenodd" d="${statusShapes[tone]}"/>`,
    `<text x="${namePx + 26}" y="19" font-weight="600" fill="${colour}">${status}</text>`,
    "</g></svg>",
    "",
  ].join("");
}
