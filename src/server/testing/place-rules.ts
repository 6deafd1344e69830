/**
 * What a viewer without access gets for a field, compared with a viewer with access: the same,
 * `***`, `***` for fields that the test market never fills, `***` or the notice of TBL-10, whole
 * numbers from 0 to 100, the same if rates next to it have no line, nothing at all, null, the usual
 * two decimals (or hundredths), or that the answer is masked.
 */
export type Rule =
  | 'same'
  | 'masked'
  | 'unknown'
  | 'restricted'
  | 'shape'
  | 'someShapes'
  | 'absent'
  | 'null'
  | 'usual'
  | 'flag';

export type Rules = Readonly<Record<string, Rule>>;

export interface Place {
  readonly url: string;
  readonly payload?: object;
  readonly rules: Rules;
}

export const INDEX = 1001;

export const PAIR = 1;

export const YEAR = { beginDate: '2025-11-13', endDate: '2026-11-13' };

export const TODAY = { periodId: 99, beginDate: '2026-11-14', endDate: '2026-11-14' };

export const PAGING: Rules = { '.total': 'same', '.page': 'same', '.limit': 'same' };

export const same = (path: string, names: readonly string[]): Rules =>
  Object.fromEntries(names.map((name) => [`${path}.${name}`, 'same'] as const));

export const masked = (path: string, names: readonly string[]): Rules =>
  Object.fromEntries(names.map((name) => [`${path}.${name}`, 'masked'] as const));

/** Rankings are absent for viewers without access to the values they are based on. */
export const absent = (rules: Rules): Rules =>
  Object.fromEntries(Object.keys(rules).map((path) => [path, 'absent'] as const));

export const quoteRules = (path: string): Rules => ({
  [`${path}.quote.value`]: 'masked',
  [`${path}.quote.change`]: 'masked',
  [`${path}.quote.changePercent`]: 'masked',
  [`${path}.quote.asOf`]: 'same',
  [`${path}.quote.isStale`]: 'same',
  [`${path}.quote.isRealtime`]: 'same',
  [`${path}.quote.decimals`]: 'usual',
  [`${path}.quote.unit`]: 'same',
  [`${path}.quote.isRate`]: 'same',
});
