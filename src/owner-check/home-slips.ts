import type { Facts } from "./facts.ts";
import { didYouMean } from "./nearest-name.ts";
import { megabytes } from "./picture-slips.ts";
import { problem, type Slip, warning } from "./slip.ts";
import { fieldsOf, listOf, quoted, textOf } from "./value-text.ts";

const filmEndings = [".webm", ".mp4"];
const heavyFilmBytes = 1_500_000;

/** Slips of the hero film: not a film, not in the folder, heavy. */
export function homeSlips(home: unknown, { media }: Facts): Slip[] {
  const films = listOf(fieldsOf(fieldsOf(home).hero).film);
  return films.flatMap((entry, at) => {
    const name = textOf(entry);
    if (name === undefined) return [];
    const path = ["hero", "film", at];
    const fault = `film ${at + 1} is ${quoted(name)}`;
    if (!filmEndings.some((ending) => name.endsWith(ending))) {
      return [problem(path, fault, `A film's name ends in ${filmEndings.join(" or ")}.`)];
    }
    const found = media.find((file) => file.name === name);
    if (!found) {
      const known = media.map((file) => file.name).filter((one) => /\.(webm|mp4)$/.test(one));
      const otherwise = "Put the film there, or write the name of one that is there.";
      const mend = didYouMean(name.replace(/^.*[/\\]/, ""), known, otherwise);
      return [problem(path, `${fault}, and src/data/media has no such file`, mend)];
    }
    if (found.bytes <= heavyFilmBytes) return [];
    const mend = `A film of at most ${megabytes(heavyFilmBytes)} starts quickly on a phone.`;
    return [warning(path, `the page is heavy: ${fault} of ${megabytes(found.bytes)}`, mend)];
  });
}
