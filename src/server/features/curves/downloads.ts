import { revealOrRefuse, type Guarded } from '../../../access/guarded.ts';
import type { Viewer } from '../../../access/viewer.ts';
import { downloadCurveDays } from '../../../contracts/curves.ts';
import { ApiError } from '../../../contracts/errors.ts';
import { FILE_FORMATS } from '../../../contracts/file-format.ts';
import type { Db } from '../../../db/connect.ts';
import {
  curveCompounding,
  isWithin,
  TENOR_NAMES,
  TENORS,
  type CurveKind,
} from '../../../domain/curve/curve-tenors.ts';
import { parseDay } from '../../../domain/day.ts';
import type { Sheet, SheetCell, SheetColumn } from '../../files/sheet.ts';
import { sheetFile } from '../../files/sheet-file.ts';
import { implement, type Route } from '../../http/api.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { labelText } from '../../label-text.ts';
import { countryIn } from '../../market/names.ts';
import type { DayCurve } from '../../market/curve-rates.ts';
import type { CurveService } from './service.ts';
import { countDays, readAllDays, type CurveRecord } from './store.ts';

/** All days of a curve as files. */
export function curveDownloads(db: Db, curves: CurveService): Route[] {
  return FILE_FORMATS.map((format) =>
    implement(downloadCurveDays[format], async ({ params, query }, context) => {
      const curve = await curves.find(params.curveId);
      if (!curve.allowsFiles) throw new ApiError('files_not_allowed');
      const { kind = 'par' } = query;
      const total = await countDays(db, curve.id);
      const parts = readAllDays(db, curve.id);
      return sheetFile(makeSheet(curve, kind, { total, parts }, context), format);
    }),
  );
}

function makeSheet(
  curve: CurveRecord,
  kind: CurveKind,
  { total, parts }: { total: number; parts: AsyncIterable<readonly DayCurve[]> },
  context: RequestContext,
): Sheet {
  const t = (key: string) => labelText(context, key);
  const name = `${countryIn(context.language, curve.country)} ${curve.currency}`;
  const compounding = curveCompounding(kind, curve.country);
  return {
    name: `${name} ${t(`curve_kind_${kind}`)}`,
    columns: makeColumns(t, kind),
    total,
    parts: toRows(parts, kind, context.viewer),
    about: {
      name: t('curve_made'),
      lines: [
        [t('curves_country'), name],
        [t('curve_rates'), `${t(`curve_kind_${kind}`)}, ${t(`curve_compounding_${compounding}`)}`],
        [t('curve_source'), curve.source],
      ],
    },
  };
}

function makeColumns(t: (key: string) => string, kind: CurveKind): SheetColumn[] {
  return [
    { title: t('curve_date'), kind: 'day' },
    ...TENOR_NAMES.map((tenor): SheetColumn => ({
      title: `${t(`curve_kind_${kind}`)} ${tenor}, %`,
      kind: 'decimal',
      decimals: 4,
    })),
    ...['β0', 'β1', 'β2', 'β3', 'τ1', 'τ2'].map(number),
    number(t('curve_bonds')),
    number(t('curve_longest')),
    number(t('curve_error')),
  ];
}

function number(title: string): SheetColumn {
  return { title, kind: 'number' };
}

function counted(value: number | null): string | null {
  return value === null ? null : String(value);
}

async function* toRows(
  parts: AsyncIterable<readonly DayCurve[]>,
  kind: CurveKind,
  viewer: Viewer,
): AsyncGenerator<SheetCell[][]> {
  for await (const part of parts) yield part.map((day) => toRow(day, kind, viewer));
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
