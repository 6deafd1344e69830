import { LANGUAGES, type Language } from './language.ts';

/** `{count|one=value|other=values}`: the word that goes with the number called `count`. */
const CHOICE = /\{(\w+)\|([^{}]+)\}/g;
const rules = new Map<Language, Intl.PluralRules>();

/** Puts in each choice of a text the word that the language uses with the number. */
export function fillPlurals(
  text: string,
  values: Readonly<Record<string, unknown>>,
  language: Language,
): string {
  if (!text.includes('|')) return text;
  return text.replaceAll(CHOICE, (choice, name: string, words: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (typeof value !== 'number') return choice;
    const forms = new Map(words.split('|').map((form) => splitForm(form)));
    return forms.get(rulesOf(language).select(value)) ?? forms.get('other') ?? choice;
  });
}

function splitForm(form: string): [category: string, word: string] {
  const at = form.indexOf('=');
  return [form.slice(0, at), form.slice(at + 1)];
}

/** Made once for a language: making one costs more than a thousand choices. */
function rulesOf(language: Language): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(LANGUAGES[language].tag);
  rules.set(language, known);
  return known;
}
