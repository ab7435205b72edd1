import { shopInitial } from "#domain/shop.ts";

type ShopMarkProps = {
  shopName: string;
  /** The owner's SVG. Without it, the mark is the first letter of the shop's name. */
  src: string | undefined;
};

/** The shop's mark, beside its name. */
export function ShopMark({ shopName, src }: ShopMarkProps) {
  if (src !== undefined) {
    return (
      <img src={src} alt="" width={28} height={28} className="size-7 shrink-0 object-contain" />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="grid size-7 shrink-0 place-items-center bg-paper display text-lead leading-none text-ink"
    >
      {shopInitial(shopName)}
    </span>
  );
}
