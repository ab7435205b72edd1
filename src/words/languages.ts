/** The languages of the interface, as BCP 47 tags. The file of each is its tag in lower case. */
export const languages = [
  "en",
  "de",
  "fr",
  "es",
  "pt-BR",
  "pl",
  "tr",
  "ru",
  "ar",
  "vi",
  "id",
] as const;

export type Language = (typeof languages)[number];
