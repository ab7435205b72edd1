import { shop } from "#data/shop.ts";
import { BowDrawing } from "#shop/media/key-drawing.tsx";
import { byFileName } from "#shop/media/pictures.ts";

const svgUrls = byFileName(
  import.meta.glob<string>("#data/media/*.svg", {
    eager: true,
    import: "default",
    query: "?url",
  }),
);

const url = shop.mark === undefined ? undefined : svgUrls[shop.mark.normalize()];

/** The shop's mark, beside its name: the owner's SVG, or a key's bow. */
export const mark =
  url === undefined ? (
    <BowDrawing className="size-7 shrink-0" />
  ) : (
    <img src={url} alt="" width={28} height={28} className="size-7 shrink-0 object-contain" />
  );
