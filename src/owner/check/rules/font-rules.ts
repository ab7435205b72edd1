import type { Declaration } from "postcss";
import { errorAt, type Finding, warning } from "#data-reader/finding.ts";
import { themeDeclarations } from "#data-reader/theme.ts";
import { nearestName } from "#domain/nearest-name.ts";
import { isSameName } from "#domain/same-name.ts";
import { fontProperties, isCommonFont } from "#domain/theme.ts";
import type { ShopData } from "./shop-data.ts";

const recipe = 'The guide says how to bring a font, under "Another display font".';

/** Rules for fonts: the files of those that the shop brings are there, and its texts have no others. */
export function fontRules({ theme, dataFolder, media }: ShopData): Finding[] {
  const found = ({ source }: Declaration, message: string) =>
    errorAt(`${dataFolder}/theme.css`, source?.start?.line ?? 1, `${message} ${recipe}`);
  const faces = themeDeclarations(theme, "font-face");
  const brought = faces.filter(({ prop }) => prop === "font-family").flatMap(fontNames);
  const files = media.map(({ name }) => name);
  const dead = faces.flatMap((face) => {
    const urls = face.value.matchAll(/url\(\s*["']?([^"')]*)/g);
    return Array.from(urls, ([, url = ""]) => url)
      .filter((url) => !files.some((file) => url === `media/${file}` || url === `./media/${file}`))
      .map((url) => {
        const near = nearestName(url.replace(/^.*\//, ""), files);
        const fix = near === undefined ? "" : ` Write "./media/${near}".`;
        return found(face, `there is no font file "${url}".${fix}`);
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
  return [...dead, ...missing];
}

function fontNames({ value }: Declaration): string[] {
  return value.split(",").map((name) => name.trim().replace(/^(["'])(.*)\1$/, "$2"));
}
