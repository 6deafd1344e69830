import { pluralForm } from './fill-text.ts';
import type { Language } from './language.ts';

/** A plural form of a language, with sample numbers. */
interface PluralForm {
  readonly form: string;
  readonly samples: readonly number[];
}

/** Lists have more rows than this, but no larger number needs a form that no smaller one needs. */
const COUNTED = 200;
const MAX_SAMPLES = 3;
/** Fractions have a form of their own in Slavic languages. */
const PART = 1.5;
const known = new Map<Language, readonly PluralForm[]>();

/**
 * The plural forms that a text needs in a language, in the order in which counting reaches them.
 * Millions have one more in Romance languages, for which `other` is used.
 */
export function pluralForms(language: Language): readonly PluralForm[] {
  const cached = known.get(language) ?? findForms(language);
  known.set(language, cached);
  return cached;
}

function findForms(language: Language): PluralForm[] {
  const samples = new Map<string, number[]>();
  // One comes before zero: counting starts at one.
  const counts = [...Array.from({ length: COUNTED }, (_, i) => i + 1), 0];
  for (const count of counts) add(pluralForm(count, language), count);
  add(pluralForm(PART, language), PART);
  if (!samples.has('other')) samples.set('other', [PART]);
  return [...samples].map(([form, numbers]) => ({ form, samples: numbers }));

  function add(form: string, count: number): void {
    const numbers = samples.get(form) ?? [];
    samples.set(form, numbers);
    const isTaken = count === PART && numbers.length > 0;
    if (numbers.length < MAX_SAMPLES && !isTaken) numbers.push(count);
  }
}
