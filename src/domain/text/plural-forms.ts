import { pluralForm } from './fill-text.ts';
import type { Language } from './language.ts';

/** A form of a word that a language has, with numbers that want it. */
interface PluralForm {
  readonly form: string;
  readonly samples: readonly number[];
}

/** Lists have more rows than this, but no number above it wants a form that none below wants. */
const COUNTED = 200;
const MAX_SAMPLES = 3;
/** What is not whole has a form of its own in Slavic languages. */
const PART = 1.5;
const known = new Map<Language, readonly PluralForm[]>();

/**
 * The forms that a choice of words needs in a language, in the order in which counting comes upon
 * them. Millions have one more in Romance languages, which `other` stands in for.
 */
export function pluralForms(language: Language): readonly PluralForm[] {
  const cached = known.get(language) ?? findForms(language);
  known.set(language, cached);
  return cached;
}

function findForms(language: Language): PluralForm[] {
  const samples = new Map<string, number[]>();
  // One before nought: nobody begins to count with that.
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
