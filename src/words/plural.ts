/** A text for each plural form of a language. A form that is left out is written like `other`. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The function that chooses a language's plural form for a number. */
export function pluralOf(language: string): (count: number, forms: PluralForms) => string {
  // Created when it is first needed, because loading the data takes some milliseconds.
  let rules: Intl.PluralRules | undefined;
  return (count, forms) => {
    rules ??= new Intl.PluralRules(language);
    return forms[rules.select(count)] ?? forms.other;
  };
}
