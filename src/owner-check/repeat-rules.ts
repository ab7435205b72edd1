import type { CheckedData } from "./check-data.ts";
import { comparable, repeats } from "./duplicates.ts";
import { entryName, type Report, subjectOf } from "./finding.ts";

/** Rules against repeated list entries. */
export function repeatRules(data: CheckedData, report: Report): void {
  const { "home.ts": home, "shop.ts": shop, "games.ts": games, products } = data;
  const texts = (list: readonly string[] = []) => {
    for (const { index, firstIndex } of repeats(list, comparable)) {
      const message = `${subjectOf(list, index)} says the same as ${subjectOf(list, firstIndex)}`;
      report.problem(list, index, message, "Remove one of them.");
    }
  };
  const fields = <Field extends string, T extends Record<Field, string>>(
    list: readonly T[] = [],
    field: Field,
    keyOf = (entry: T): string => entry[field],
  ) => {
    for (const { entry, first } of repeats(list, (one) => comparable(keyOf(one)))) {
      const message = `the ${field} is the same as that of ${entryName(first)}`;
      report.problem(entry, field, message, "Change one of them.");
    }
  };
  fields(products, "name", ({ name, game }) => `${name} ${game}`);
  for (const { compatibility, features, media } of products) {
    texts(compatibility);
    fields(media, "alt");
    fields(features, "title");
    for (const { items } of features) texts(items);
  }
  fields(games, "code");
  fields(games, "name");
  fields(shop?.footerLinks, "text");
  texts(shop?.paymentMethods);
  texts(shop?.afterPayment);
  texts(home?.hero.film);
  texts(home?.hero.smallFilm);
  texts(home?.sellingPoints);
  fields(data["questions.ts"], "question");
  fields(data["reviews.ts"], "text");
  fields(data["status.ts"]?.coming, "name", ({ name, game }) => `${name} ${game}`);
}
