import { shop } from "#page-data";
import { KeyHeadDrawing } from "#shop/media/key-drawing.tsx";

/** The shop's mark, beside its name: the owner's SVG, or a key's head. */
export const mark =
  shop.mark === undefined ? (
    <KeyHeadDrawing className="size-7 shrink-0" />
  ) : (
    <img src={shop.mark} alt="" width={28} height={28} className="size-7 shrink-0 object-contain" />
  );
