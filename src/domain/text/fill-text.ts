import { LANGUAGES, type Language } from './language.ts';

/**
 * The subset of ICU message syntax that texts use: `{name}`, or `{count, plural, one {value} other
 * {values}}`, the word for the number `count`.
 */
const PLACE = /(?<!\{)\{\s*(\w+)\s*(?:,\s*plural\s*,\s*((?:\w+\s*\{[^{}]+\}\s*)+))?\}(?!\})/g;
/** One plural form with its word. */
const FORM = /(\w+)\s*\{([^{}]+)\}/g;
const FORMS: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
const rules = new Map<Language, Intl.PluralRules>();

/** A number that isn't written as plain digits: `2,514`. */
export interface WrittenNumber {
  readonly count: number;
  readonly text: string;
}

export type FillValues = Readonly<Record<string, string | number | WrittenNumber>>;

/**
 * Fills all texts. A placeholder without a value stays unchanged, and so do the double braces of a
 * missing label. The language decides which word goes with a number; a text without plurals needs
 * no language.
 */
export function fillText(text: string, values: FillValues, language?: Language): string {
  if (!text.includes('{')) return text;
  const { places, rest } = cutAtPlaces(text);
  let filled = '';
  for (const place of places) {
    const value = Object.hasOwn(values, place.name) ? values[place.name] : undefined;
    const words = value === undefined ? undefined : wordsFor(value, place.words, language);
    filled += place.before + (words ?? place.written);
  }
  return filled + rest;
}

interface CutPlace {
  /** The text between the previous placeholder and this one. */
  readonly before: string;
  readonly name: string;
  /** By plural form; null if the value itself is inserted. */
  readonly words: ReadonlyMap<string, string> | null;
  readonly written: string;
}

interface CutText {
  readonly places: readonly CutPlace[];
  readonly rest: string;
}

/** Cached, because a page fills the same few texts for each of its rows. */
const cutTexts = new Map<string, CutText>();
/** More than there are labels with placeholders. */
const MAX_CUT_TEXTS = 5000;

function cutAtPlaces(text: string): CutText {
  const known = cutTexts.get(text);
  if (known) return known;
  const places: CutPlace[] = [];
  let end = 0;
  for (const { 0: written, 1: name = '', 2: choice, index } of text.matchAll(PLACE)) {
    const words = choice === undefined ? null : wordsByForm(choice);
    places.push({ before: text.slice(end, index), name, words, written });
    end = index + written.length;
  }
  const cut = { places, rest: text.slice(end) };
  if (cutTexts.size >= MAX_CUT_TEXTS) cutTexts.clear();
  cutTexts.set(text, cut);
  return cut;
}

function wordsByForm(choice: string): ReadonlyMap<string, string> {
  return new Map(Array.from(choice.matchAll(FORM), ([, form = '', word = '']) => [form, word]));
}

function wordsFor(
  value: FillValues[string],
  words: CutPlace['words'],
  language: Language | undefined,
): string | undefined {
  const { count, text } = isWritten(value) ? value : { count: value, text: String(value) };
  if (!words) return text;
  if (typeof count !== 'number' || !language) return undefined;
  return words.get(pluralForm(count, language)) ?? words.get('other');
}

function isWritten(value: FillValues[string]): value is WrittenNumber {
  return typeof value === 'object';
}

/** The plural form that a language uses with a number. */
export function pluralForm(count: number, language: Language): Intl.LDMLPluralRule {
  // Cached per language, because creating one takes longer than a thousand selections.
  const known = rules.get(language) ?? new Intl.PluralRules(LANGUAGES[language].tag);
  rules.set(language, known);
  return known.select(count);
}

/** A placeholder of a text. */
export interface TextPlace {
  readonly name: string;
  /** The plural forms with a word; null if the value itself is inserted. */
  readonly forms: readonly string[] | null;
}

/** The placeholders of a text; null if its braces are unbalanced. */
export function textPlaces(text: string): readonly TextPlace[] | null {
  const { places, rest } = cutAtPlaces(text);
  if ([...places.map(({ before }) => before), rest].some((part) => /[{}]/.test(part))) return null;
  if (!places.every(hasKnownForms)) return null;
  return places.map(({ name, words }) => ({ name, forms: words && [...words.keys()] }));
}

function hasKnownForms({ words }: CutPlace): boolean {
  return !words || [...words.keys()].every((form) => FORMS.has(form));
}
