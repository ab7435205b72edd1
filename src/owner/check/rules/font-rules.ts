import type { Declaration } from "postcss";
import { errorAt, type Finding, warning } from "#data-reader/finding.ts";
import { mediaEndings, mediaKind } from "#data-reader/media-folder.ts";
import { themeDeclarations } from "#data-reader/theme.ts";
import { nearestName } from "#domain/nearest-name.ts";
import { isSameName } from "#domain/same-name.ts";
import { fontProperties, isCommonFont, sizeProperties } from "#domain/theme.ts";
import type { ShopData } from "./shop-data.ts";

const recipe = 'The guide says how to bring a font, under "Another display font".';

/** Rules for fonts: the files of those that the shop brings are there, its texts have no others, and can be read. */
export function fontRules({ theme, dataFolder, media }: ShopData): Finding[] {
  const found = ({ source }: Declaration, message: string) =>
    errorAt(`${dataFolder}/theme.css`, source?.start?.line ?? 1, `${message} ${recipe}`);
  const faces = themeDeclarations(theme, "font-face");
  const brought = faces.filter(({ prop }) => prop === "font-family").flatMap(fontNames);
  const files = media.map(({ name }) => name);
  const dead = faces.flatMap((face) => {
    const urls = face.value.matchAll(/url\(\s*["']?([^"')]*)/g);
    return Array.from(urls, ([, url = ""]) => url).flatMap((url) => {
      if (files.some((file) => url === `media/${file}` || url === `./media/${file}`)) {
        const message = `"${url}" is no font. The name of one ends in ${mediaEndings.font.join(", ")}.`;
        return mediaKind(url) === "font" ? [] : [found(face, message)];
      }
      const near = nearestName(url.replace(/^.*\//, ""), files);
      const fix = near === undefined ? "" : ` Write "./media/${near}".`;
      return [found(face, `there is no font file "${url}".${fix}`)];
    });
  });
  const missing = themeDeclarations(theme).flatMap((value) => {
    if (!fontProperties.includes(value.prop)) return [];
    const unknown = fontNames(value).filter(
      (name) =>
        !name.startsWith("var(") &&
        !isCommonFont(name) &&
        !brought.some((one) => isSameName(one, name)),
    );
    return unknown.map((name) =>
      warning(found(value, `${value.prop} names "${name}", which visitors do not have.`)),
    );
  });
  const small = themeDeclarations(theme).filter(
    ({ prop, value }) => sizeProperties.includes(prop) && largestPx(value) < minTextPx,
  );
  const tooSmall = small.map(({ prop, value, source }) => {
    const message = `${prop} is ${value}, too small to read. Write at least ${minTextPx / remPx}rem.`;
    return warning(errorAt(`${dataFolder}/theme.css`, source?.start?.line ?? 1, message));
  });
  return [...dead, ...missing, ...tooSmall];
}

const minTextPx = 12;
const remPx = 16;

/** The largest of the lengths in rem and px of a size. Infinity if it has others only. */
function largestPx(size: string): number {
  const lengths = Array.from(size.matchAll(/(\d*\.?\d+)(rem|px)/g), ([, count, unit]) =>
    unit === "px" ? Number(count) : Number(count) * remPx,
  );
  return lengths.length > 0 ? Math.max(...lengths) : Infinity;
}

function fontNames({ value }: Declaration): string[] {
  return value.split(",").map((name) => name.trim().replace(/^(["'])(.*)\1$/, "$2"));
}
