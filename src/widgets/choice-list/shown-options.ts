import { foldText } from '../../domain/search/fold-text.ts';

export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
  /** Beside the label, muted: the name for a code. */
  readonly note?: string;
  /** How many have it; null if unknown. */
  readonly count: number | null;
  readonly checked: boolean;
}

/** The most frequent first; options without a count keep their order after them. */
export function byCount(options: readonly ChoiceOption[]): readonly ChoiceOption[] {
  return options.toSorted((a, b) => (b.count ?? -1) - (a.count ?? -1));
}

/** The options whose label or note has a word beginning with each word of the text. */
export function matchingValues(
  options: readonly ChoiceOption[],
  text: string,
): ReadonlySet<string> {
  const wanted = foldText(text)
    .split(' ')
    .filter((word) => word !== '');
  return new Set(
    options
      .filter(({ label, note = '' }) => {
        const words = ` ${foldText(`${label} ${note}`)}`;
        // Text without spaces matches anywhere.
        return wanted.every((word) => words.includes(isLatin(word) ? ` ${word}` : word));
      })
      .map(({ value }) => value),
  );
}

function isLatin(word: string): boolean {
  return /^[a-z0-9]+$/.test(word);
}
