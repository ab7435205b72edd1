import { type BuiltPicture, pictureFiles } from "./picture-files.ts";

/** A picture for `Picture`: the files of a built one, the original in development, or a remote URL. */
export type PictureSource = {
  src: string;
  /** The intrinsic size; unknown for a picture from another host. */
  width?: number;
  height?: number;
  /** The `srcset` of its AVIF files, which all supported browsers show. `src` is for older ones. */
  avif?: string;
};

const pictures = byFileName(
  import.meta.glob<BuiltPicture | PictureSource>("#data/media/*.{png,jpg,jpeg,webp,avif}", {
    eager: true,
    import: "default",
    query: "?picture",
  }),
);

const films = byFileName(
  import.meta.glob<string>("#data/media/*.{webm,mp4}", {
    eager: true,
    import: "default",
    query: "?url",
  }),
);

/**
 * The picture with this file name in `src/data/media/`, or at this https URL. An unknown name fails to
 * load, and the page shows its alternative text; the owner's check reports it earlier.
 */
export function picture(address: string): PictureSource {
  const found = pictures[address.normalize()] ?? { src: address };
  if ("src" in found) return found;
  const files = pictureFiles(found);
  const avif = files.filter(({ format }) => format === "avif");
  return {
    src: files.find(({ format }) => format === "webp")?.address ?? "",
    width: found.width,
    height: found.height,
    avif: avif.map((file) => `${file.address} ${file.width}w`).join(", "),
  };
}

/**
 * The modules of `import.meta.glob` by file name instead of path. Names are composed, because macOS writes
 * an accented letter as two characters.
 */
export function byFileName<Module>(modules: Record<string, Module>): Record<string, Module> {
  return Object.fromEntries(
    Object.entries(modules).map(([path, module]) => [path.replace(/.*\//, "").normalize(), module]),
  );
}

/** A film: its address, its type, and the media query of screens that play it. */
export type FilmSource = { src: string; type: string; media?: string };

/**
 * The sources of the films with these file names. Unknown names are skipped.
 *
 * @param media The media query of screens that play these films.
 */
export function filmSources(names: readonly string[], media?: string): FilmSource[] {
  return names.flatMap((name) => {
    const src = films[name.normalize()];
    const type = name.endsWith(".webm") ? "video/webm" : "video/mp4";
    return src ? [{ src, type, ...(media && { media }) }] : [];
  });
}
