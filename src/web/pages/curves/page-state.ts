import {
  CURVE_KINDS,
  TENOR_NAMES,
  type CurveKind,
  type Tenor,
} from '../../../domain/curves/curve-tenors.ts';
import { addMonths, formatDay, parseDay, type Day } from '../../../domain/time/day.ts';
import type { Language } from '../../../domain/text/language.ts';
import { wireDay } from '../../forms/reader-format.ts';

/** The state of a curve page as read from its URL. */
export interface CurveState {
  /** As typed; empty for the latest date. */
  readonly date: string;
  readonly kind: CurveKind;
  /** The comparisons; null for the defaults, a month and a year earlier. */
  readonly compare: readonly string[] | null;
  /** The tenor of the history. */
  readonly tenor: Tenor;
  /** The period of the history, as `HistoryPeriod` writes it. */
  readonly period: readonly (readonly [string, string])[];
}

const DEFAULT_TENOR: Tenor = '10Y';
const PERIOD_FIELDS: ReadonlySet<string> = new Set(['period', 'from', 'to']);
/** The server rejects more; a list beyond the limit of the call would fail as a whole. */
const MAX_READ = 12;
const LONGEST_PART = 24;

export function parseState(query: URLSearchParams, language: Language): CurveState {
  return {
    date: wireDay((query.get('date') ?? '').slice(0, 30), language).slice(0, 20),
    kind: CURVE_KINDS.find((kind) => kind === query.get('kind')) ?? 'par',
    compare: splitList(query.get('compare')),
    tenor: TENOR_NAMES.find((tenor) => tenor === query.get('tenor')) ?? DEFAULT_TENOR,
    period: [...query].filter(([name]) => PERIOD_FIELDS.has(name)),
  };
}

export function splitList(text: string | null): string[] | null {
  if (text === null) return null;
  return text
    .split(',')
    .map((part) => part.trim().slice(0, LONGEST_PART))
    .filter((part) => part !== '')
    .slice(0, MAX_READ);
}

/** Each state has one URL: defaults are left out. */
export function formatAddress(curveId: number, state: CurveState): string {
  const { period, ...others } = state;
  const parts = [
    ...listFields(others).map(([name, value]) => `${name}=${encodePart(value)}`),
    ...period.map(([name, value]) => `${name}=${encodePart(value)}`),
  ];
  const path = `/curves/${curveId}/`;
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}

/** The fields of the state, except the period, for the hidden fields of a form. */
export function listFields({
  date,
  kind,
  compare,
  tenor,
}: Omit<CurveState, 'period'>): (readonly [string, string])[] {
  return [
    ...(date === '' ? [] : [['date', date] as const]),
    ...(kind === 'par' ? [] : [['kind', kind] as const]),
    ...(compare === null ? [] : [['compare', compare.join(',')] as const]),
    ...(tenor === DEFAULT_TENOR ? [] : [['tenor', tenor] as const]),
  ];
}

/** Commas and the sign between curve and day stay readable. */
function encodePart(text: string): string {
  return encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%40', '@');
}

/** How far back the dates offered for comparison are. */
const STEPS = {
  '1w': (day: Day) => day - 7,
  '1m': (day: Day) => addMonths(day, -1),
  '1y': (day: Day) => addMonths(day, -12),
  '5y': (day: Day) => addMonths(day, -60),
} as const;
export type Step = keyof typeof STEPS;

export function offeredDays(from: string): { step: Step; day: string }[] {
  const day = parseDay(from);
  if (day === undefined) return [];
  return (Object.keys(STEPS) as Step[]).map((step) => ({ step, day: formatDay(STEPS[step](day)) }));
}

/** The tenors that bond professionals look at first. */
const USUAL: ReadonlySet<Step> = new Set(['1m', '1y']);

export function usualComparisons(from: string | null): string[] {
  return offeredDays(from ?? '')
    .filter(({ step }) => USUAL.has(step))
    .map(({ day }) => day);
}

export function toggled(list: readonly string[], key: string): string[] {
  return list.includes(key) ? list.filter((each) => each !== key) : [...list, key];
}

/**
 * The comparison that the form adds with its fields `vs` and `vsdate`; null if the URL has neither.
 */
export function addedComparison(query: URLSearchParams, language: Language): string | null {
  const curve = query.get('vs')?.trim().slice(0, LONGEST_PART);
  const typed = query.get('vsdate')?.slice(0, 30);
  const day = typed === undefined ? undefined : wireDay(typed, language).slice(0, LONGEST_PART);
  if (curve === undefined && day === undefined) return null;
  return [curve, day].filter(Boolean).join('@');
}
