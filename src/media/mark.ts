import { byFileName } from "./pictures.ts";

const marks = byFileName(
  import.meta.glob<string>("#data/media/*.svg", {
    eager: true,
    import: "default",
    query: "?url",
  }),
);

/** The URL of the owner's mark, an SVG in the media folder. Undefined for no or an unknown name. */
export function markUrl(name: string | undefined): string | undefined {
  return name === undefined ? undefined : marks[name.normalize()];
}
