import { byFileName } from "./pictures.ts";

const marks = byFileName(
  import.meta.glob<string>("#data/media/*.svg", {
    eager: true,
    import: "default",
    query: "?url",
  }),
);

/** The URL of the owner's mark, an SVG in the media folder. Undefined if there is no name or no such file. */
export function markUrl(name: string | undefined): string | undefined {
  return name === undefined ? undefined : marks[name.normalize()];
}
