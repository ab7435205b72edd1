import * as ar from "./ar.ts";
import * as de from "./de.ts";
import * as en from "./en.ts";
import * as es from "./es.ts";
import * as fr from "./fr.ts";
import * as id from "./id.ts";
import type { Language, Words } from "./languages.ts";
import * as pl from "./pl.ts";
import * as ptBR from "./pt-br.ts";
import * as ru from "./ru.ts";
import * as tr from "./tr.ts";
import * as vi from "./vi.ts";

/** The words of every language, for the build. A page loads those of the shop's language (`#words`). */
export const allWords: Record<Language, Words> = {
  en,
  de,
  fr,
  es,
  "pt-BR": ptBR,
  pl,
  tr,
  ru,
  ar,
  vi,
  id,
};

/** The words of a shop's language. */
export function wordsOf({ language }: { language: Language }): Words {
  return allWords[language];
}
