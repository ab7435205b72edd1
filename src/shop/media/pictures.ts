import { firstLoadPictures } from "./first-load-pictures.ts";

/** A picture for `Picture`: the built sizes of a local file, or just a remote URL. */
export type PictureSource = {
  src: string;
  /** The intrinsic size; unknown for a picture from another host. */
  width?: number;
  height?: number;
  /** The `srcset` of its AVIF files, which all supported browsers show. `src` is for older ones. */
  avif?: string;
};

const pictures = byFileName(firstLoadPictures as Record<string, PictureSource>);

const films = byFileName(
  import.meta.glob<string>("#data/media/*.{webm,mp4}", {
    eager: true,
    import: "default",
    query: "?url",
  }),
);

/** A picture of a card or the hero; see `findPicture`. */
export function picture(address: string): PictureSource {
  return findPicture(pictures, address);
}

/**
 * The picture with this file name in `src/data/media/`, or at this https URL. An unknown name fails to
 * load, and the page shows its alternative text; the owner's check reports it earlier.
 */
export function findPicture(from: Record<string, PictureSource>, address: string): PictureSource {
  return from[address.normalize()] ?? { src: address };
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
