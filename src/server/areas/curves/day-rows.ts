import { revealOrRefuse, type Guarded } from '../../../access/guarded.ts';
import type { Viewer } from '../../../access/viewer.ts';
import {
  isWithin,
  TENOR_NAMES,
  TENORS,
  type CurveKind,
} from '../../../domain/curves/curve-tenors.ts';
import { parseDay } from '../../../domain/time/day.ts';
import type { SheetCell } from '../../core/files/sheet.ts';
import { DayCurve, type CurveDayRow } from '../../engines/quotes/curve-rates.ts';

export interface DayRowsOrder {
  readonly days: readonly CurveDayRow[];
  readonly country: string;
  readonly kind: CurveKind;
  readonly viewer: Viewer;
}

const DAYS_AT_ONCE = 500;

/** Runs in a thread: calculating a par rate takes about thirty times as long as writing its row. */
export function* makeRows({ days, country, kind, viewer }: DayRowsOrder): Generator<SheetCell[][]> {
  for (let i = 0; i < days.length; i += DAYS_AT_ONCE) {
    const part = days.slice(i, i + DAYS_AT_ONCE);
    yield part.map((day) => toRow(new DayCurve(day, country), kind, viewer));
  }
}

function counted(value: number | null): string | null {
  return value === null ? null : String(value);
}

function toRow(day: DayCurve, kind: CurveKind, viewer: Viewer): SheetCell[] {
  const shown = (value: Guarded<string> | null) => value && revealOrRefuse(viewer, value);
  return [
    parseDay(day.day)!,
    ...TENOR_NAMES.map((tenor) =>
      isWithin(TENORS[tenor], day.longest) ? shown(day.rate(TENORS[tenor], kind)) : null,
    ),
    ...Object.values(day.parameters()).map(shown),
    counted(day.bonds),
    counted(day.longest),
    shown(day.error),
  ];
}
