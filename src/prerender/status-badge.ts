import type { Product } from "#domain/product.ts";
import { statusTone } from "#domain/status.ts";
import { escapeHtml } from "./escape-html.ts";
import { statusShapes } from "./status-shapes.ts";
import type { ThemeColours } from "#owner/check/theme-colours.ts";

const heightPx = 28;
// Average width at 14 px in the widest system font.
const letterWidthPx = 9;
const maxNameLength = 40;

/** The path of a product's badge. */
export function statusBadgePath({ id }: Pick<Product, "id">): string {
  return `/status/${id}.svg`;
}

/** An SVG badge with a product's name and status, to embed in other sites. */
export function statusBadge(
  { name, status }: Pick<Product, "name" | "status">,
  colours: ThemeColours,
): string {
  const letters = Array.from(name);
  const shown =
    letters.length > maxNameLength ? `${letters.slice(0, maxNameLength - 1).join("")}…` : name;
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
