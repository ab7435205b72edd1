import type * as english from "./en.ts";

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

/** The words of a language. TypeScript names what a language lacks. */
export type Words = typeof english & {
  /** The spaces at which no line breaks, one kind after another, in a language that has them. */
  unbrokenSpaces?: readonly RegExp[] | undefined;
};

/** The language of a shop that sets none. */
export const defaultLanguage: Language = "en";
