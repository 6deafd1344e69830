import { BondRefusal } from '../../../domain/bonds/bond-refusal.ts';
import { readRecovery, USUAL_RECOVERY } from '../../../domain/bonds/claim.ts';
import { readInflation, USUAL_INFLATION } from '../../../domain/bonds/linker.ts';
import type { Language } from '../../../domain/text/language.ts';
import { unreadNumber, wireNumber } from '../../forms/reader-format.ts';

export const KIND_INPUTS = ['inflation', 'recovery', 'months'] as const;
export type KindInputName = (typeof KIND_INPUTS)[number];

/** Assumptions in the URL: valid ones go to the endpoint, invalid ones show an error. */
export interface KindInput {
  /** As typed, or the default; a plain decimal. */
  readonly values: Readonly<Record<KindInputName, string>>;
  readonly wrong: KindInputName | undefined;
  /** The valid values in the URL. */
  readonly query: Readonly<Partial<Record<KindInputName, string>>>;
}

const USUAL: Readonly<Record<KindInputName, string>> = {
  inflation: String(100 * USUAL_INFLATION),
  recovery: String(100 * USUAL_RECOVERY.recovery),
  months: String(USUAL_RECOVERY.months),
};

export function readKindInput({ searchParams }: URL, language: Language): KindInput {
  const given = KIND_INPUTS.flatMap((name) => {
    const text = searchParams.get(name);
    return text === null || text.trim() === '' ? [] : [[name, wireNumber(text, language)] as const];
  });
  const values = { ...USUAL, ...Object.fromEntries(given) };
  const wrong = findWrong(values);
  const query = Object.fromEntries(given);
  return { values, wrong, query: wrong === undefined ? query : {} };
}

function findWrong(values: KindInput['values']): KindInputName | undefined {
  const number = (name: KindInputName) =>
    unreadNumber(values[name]) === undefined ? Number(values[name]) : Number.NaN;
  try {
    readInflation(number('inflation') / 100);
    readRecovery({ recovery: number('recovery') / 100, months: number('months') });
    return undefined;
  } catch (error) {
    if (!(error instanceof BondRefusal)) throw error;
    return KIND_INPUTS.find((name) => name === error.field);
  }
}
