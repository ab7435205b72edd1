import { words as ar } from "./ar.ts";
import { words as de } from "./de.ts";
import { words as en, type Words } from "./en.ts";
import { words as es } from "./es.ts";
import { words as fr } from "./fr.ts";
import { words as id } from "./id.ts";
import type { Language } from "./languages.ts";
import { words as pl } from "./pl.ts";
import { words as ptBR } from "./pt-br.ts";
import { words as ru } from "./ru.ts";
import { words as tr } from "./tr.ts";
import { words as vi } from "./vi.ts";

/** The words of every language, for the build. A page loads those of its own (`#words`). */
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
export function wordsOf({ language = "en" }: { language?: Language | undefined }): Words {
  return allWords[language];
}
