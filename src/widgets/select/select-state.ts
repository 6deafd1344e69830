import { foldText } from '../../domain/search/fold-text.ts';

export type OptionId = string | number;

export interface SelectOption {
  readonly id: OptionId;
  readonly text: string;
  /** Never shown and never active. */
  readonly hide?: boolean;
  /** Class names of the option, separated by spaces. */
  readonly classes?: string;
}

/** An option with the text by which it is searched. */
export interface FoldedOption {
  readonly option: SelectOption;
  readonly folded: string;
}

export function foldOptions(options: readonly SelectOption[]): readonly FoldedOption[] {
  return options
    .filter(({ hide }) => hide !== true)
    .map((option) => ({ option, folded: foldText(option.text) }));
}

/** The options that contain every word of the search, in their order. */
export function findOptions(
  options: readonly FoldedOption[],
  search: string,
): readonly FoldedOption[] {
  const words = foldText(search).split(' ').filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ folded }) => words.every((word) => folded.includes(word)));
}

/** The number of options that PageUp and PageDown skip. */
const PAGE = 10;

/** The option that a key moves to, −1 if there are no options; undefined for any other key. */
export function optionByKey(key: string, from: number, count: number): number | undefined {
  const last = count - 1;
  const within = (index: number) => Math.min(Math.max(index, 0), last);
  switch (key) {
    case 'ArrowDown':
      return within(from + 1);
    case 'ArrowUp':
      return from < 0 ? last : within(from - 1);
    case 'PageDown':
      return within(from + PAGE);
    case 'PageUp':
      return within(from - PAGE);
    case 'Home':
      return within(0);
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/**
 * The option that typed letters lead to: the next one beginning with them, from the current one on.
 * Repeating a letter moves through all options beginning with it. If there is none, the current one
 * stays.
 */
export function optionByLetters(
  options: readonly FoldedOption[],
  letters: string,
  from: number,
): number {
  const first = letters.charAt(0);
  const isRepeated = letters === first.repeat(letters.length);
  const wanted = foldText(isRepeated ? first : letters);
  if (wanted === '') return from;
  const start = isRepeated ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < options.length; step += 1) {
    const index = (start + step) % options.length;
    if (options[index]?.folded.startsWith(wanted)) return index;
  }
  return from;
}
