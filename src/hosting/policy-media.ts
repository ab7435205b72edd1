import type { HomeTexts } from "#domain/home-texts.ts";
import type { MediaItem } from "#domain/media-item.ts";
import type { Product } from "#domain/product.ts";

/** The pictures and films of the shop's data, whose hosts the security policy allows. */
export function policyMedia({ hero }: HomeTexts, products: readonly Product[]) {
  return {
    pictures: [
      hero.poster,
      ...products.flatMap(({ image }) => image ?? []),
      ...products.flatMap(({ media = [] }) => media.map(pictureAddress)),
    ],
    films: hero.film,
  };
}

function pictureAddress(item: MediaItem): string {
  return item.type === "video" ? item.thumbnailUrl : item.url;
}
