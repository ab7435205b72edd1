import { shop } from "#data/shop.ts";
import { shopInitial } from "#domain/shop.ts";
import { byFileName } from "#shop/media/pictures.ts";

const svgUrls = byFileName(
  import.meta.glob<string>("#data/media/*.svg", {
    eager: true,
    import: "default",
    query: "?url",
  }),
);

const url = shop.mark === undefined ? undefined : svgUrls[shop.mark.normalize()];

/** The shop's mark, beside its name: the owner's SVG, or the first letter of the name. */
export const mark =
  url === undefined ? (
    <span
      aria-hidden="true"
      className="grid size-7 shrink-0 place-items-center bg-paper type-display text-lead leading-none text-ink"
    >
      {shopInitial(shop.name)}
    </span>
  ) : (
    <img src={url} alt="" width={28} height={28} className="size-7 shrink-0 object-contain" />
  );
