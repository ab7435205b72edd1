import { extname } from "node:path";
import type { OwnersData } from "#data-reader/data-files.ts";
import type { FilmSource, HomeData } from "#domain/page-data.ts";
import type { Words } from "#words/languages.ts";
import type { MediaPublisher } from "./media-publisher.ts";

/** Makes the data of Home's first section. */
export function heroData(
  hero: OwnersData["home"]["hero"],
  media: MediaPublisher,
  words: Words,
): HomeData["hero"] {
  const { badge, headline, text, poster, film, howItWorks } = hero;
  // Without a film, the picture stays on every screen.
  const smallFilm = film.length > 0 ? (hero.smallFilm ?? []) : [];
  return {
    badge,
    headline,
    text,
    buttonText: hero.buttonText ?? words.defaults.explore,
    howItWorks: howItWorks && {
      ...howItWorks,
      buttonText: howItWorks.buttonText ?? words.defaults.howItWorks,
    },
    poster: media.publishPicture(poster),
    films: [...filmSources(smallFilm, media, true), ...filmSources(film, media)],
    isDrawing: [poster, ...film, ...smallFilm].every(media.isDrawing),
  };
}

/** The sources of the films with these names. Unknown names are skipped. */
function filmSources(
  names: readonly string[],
  media: MediaPublisher,
  isSmall?: true,
): FilmSource[] {
  return names.flatMap((name) => {
    const src = media.publishFile(name);
    const type = `video/${extname(name).slice(1).toLowerCase()}`;
    return src === undefined ? [] : [{ src, type, isSmall }];
  });
}
