import type { CurveRefusal } from '../../../contracts/curves/curves.ts';
import { MAX_COMPARED } from '../../../contracts/curves/curves.ts';
import { MAX_ID } from '../../../contracts/core/fields.ts';
import { parseDay, type Day } from '../../../domain/time/day.ts';
import type { CurveRecord } from './store.ts';

/** A curve on a requested day. */
export interface WantedLine {
  /** As in `compare`; empty for the curve itself. */
  readonly key: string;
  readonly curve: CurveRecord;
  /** Null for its last day. */
  readonly asked: string | null;
  /** The curve's last day on or before this one is shown. */
  readonly on: string;
}

export interface Ignored {
  readonly field: 'date' | 'compare';
  readonly text: string;
  readonly reason: CurveRefusal;
}

/** One of the comma-separated parts of `compare`. */
type Comparison =
  | { readonly text: string; readonly curveId: number | null; readonly asked: string | null }
  | { readonly text: string; readonly reason: CurveRefusal };

const PLACE = /^([1-9]\d{0,9})(?:@(.*))?$/;

export function readComparisons(compare: string): Comparison[] {
  return compare
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map(readComparison);
}

function readComparison(text: string): Comparison {
  const [, id, after] = PLACE.exec(text) ?? [];
  const curveId = id === undefined ? null : Number(id);
  if (curveId !== null && curveId > MAX_ID) return { text, reason: 'unknown_curve' };
  const asked = id === undefined ? text : (after ?? null);
  if (asked === null || parseDay(asked) !== undefined) return { text, curveId, asked };
  return { text, reason: /^\d{4}-\d{2}-\d{2}$/.test(asked) ? 'not_a_day' : 'unreadable' };
}

/**
 * Splits the request into lines to show and parts that can't be shown. A date must be between the
 * curve's first day and today.
 */
export function chooseLines(
  own: CurveRecord,
  asked: { readonly date: string | undefined; readonly comparisons: readonly Comparison[] },
  { curves, today }: { readonly curves: readonly CurveRecord[]; readonly today: Day },
): { lines: WantedLine[]; ignored: Ignored[] } {
  const ignored: Ignored[] = [];
  const { date } = asked;
  const wrong = date === undefined ? undefined : validateCurveDate(date, own, today);
  if (date !== undefined && wrong) ignored.push({ field: 'date', text: date, reason: wrong });
  const ownDate = date === undefined || wrong ? null : date;
  const lines: WantedLine[] = [];
  if (own.lastDay !== null) lines.push(lineFor('', own, ownDate, own.lastDay));
  let count = 0;
  for (const each of asked.comparisons) {
    const ignoreComparison = (reason: CurveRefusal) =>
      ignored.push({ field: 'compare', text: each.text, reason });
    if (count >= MAX_COMPARED) {
      ignoreComparison('too_many');
      continue;
    }
    count += 1;
    if ('reason' in each) {
      ignoreComparison(each.reason);
      continue;
    }
    const curve = each.curveId === null ? own : curves.find(({ id }) => id === each.curveId);
    const on = each.asked ?? ownDate;
    const reason = curve ? validateCurveLine(curve, on, today) : 'unknown_curve';
    if (reason) ignoreComparison(reason);
    else lines.push(lineFor(each.text, curve!, on, curve!.lastDay!));
  }
  return { lines, ignored };
}

function lineFor(
  key: string,
  curve: CurveRecord,
  asked: string | null,
  lastDay: string,
): WantedLine {
  return { key, curve, asked, on: asked ?? lastDay };
}

function validateCurveLine(
  curve: CurveRecord,
  on: string | null,
  today: Day,
): CurveRefusal | undefined {
  if (curve.lastDay === null) return 'no_days';
  return on === null ? undefined : validateCurveDate(on, curve, today);
}

/** Also for dates that don't exist. */
export function validateCurveDate(
  text: string,
  { firstDay }: Pick<CurveRecord, 'firstDay'>,
  today: Day,
): CurveRefusal | undefined {
  const day = parseDay(text);
  if (day === undefined) return 'not_a_day';
  if (day > today) return 'future';
  return firstDay === null || text < firstDay ? 'too_early' : undefined;
}

/** Drops duplicate lines, however they were requested: Saturday and Sunday resolve to Friday. */
export function withoutRepeated<T extends WantedLine & { readonly day: string }>(
  lines: readonly T[],
): { lines: T[]; ignored: Ignored[] } {
  const seen = new Set<string>();
  const ignored: Ignored[] = [];
  const kept = lines.filter(({ key, curve, day }) => {
    const place = `${curve.id}@${day}`;
    const isNew = !seen.has(place);
    seen.add(place);
    if (!isNew) ignored.push({ field: 'compare', text: key, reason: 'repeated' });
    return isNew;
  });
  return { lines: kept, ignored };
}
