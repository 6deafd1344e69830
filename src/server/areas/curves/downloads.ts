import { revealOrRefuse } from '../../../access/guarded.ts';
import { downloadCurveDays } from '../../../contracts/curves/curves.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import { FILE_FORMATS } from '../../../contracts/core/file-format.ts';
import type { Db } from '../../../db/connect.ts';
import {
  curveCompounding,
  TENOR_NAMES,
  type CurveKind,
} from '../../../domain/curves/curve-tenors.ts';
import type { Sheet, SheetColumn } from '../../core/files/sheet.ts';
import { writeSheetFileInThread } from '../../core/files/write-in-thread.ts';
import { implement, type Route } from '../../core/http/api.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { labelText } from '../../core/labels/label-text.ts';
import { countryIn } from '../../engines/quotes/names.ts';
import type { DayRowsOrder } from './day-rows.ts';
import type { CurveService } from './service.ts';
import { readAllDays, type CurveRecord } from './store.ts';

const DAY_ROWS = new URL('./day-rows.ts', import.meta.url);

/** All days of a curve as files. */
export function curveDownloads(db: Db, curves: CurveService): Route[] {
  return FILE_FORMATS.map((format) =>
    implement(downloadCurveDays[format], async ({ params, query }, context) => {
      const curve = await curves.find(params.curveId);
      if (!curve.allowsFiles) throw new ApiError('files_not_allowed');
      const { kind = 'par' } = query;
      const { viewer } = context;
      const days = revealOrRefuse(viewer, await readAllDays(db, curve.id));
      const given: DayRowsOrder = { days, country: curve.country, kind, viewer };
      const sheet = describeSheet(curve, kind, { total: days.length, context });
      return writeSheetFileInThread({ format, sheet, maker: DAY_ROWS, given }, context);
    }),
  );
}

function describeSheet(
  curve: CurveRecord,
  kind: CurveKind,
  { total, context }: { readonly total: number; readonly context: RequestContext },
): Omit<Sheet, 'parts'> {
  const t = (key: string) => labelText(context, key);
  const name = `${countryIn(context.language, curve.country)} ${curve.currency}`;
  const compounding = curveCompounding(kind, curve.country);
  return {
    name: `${name} ${t(`curve_kind_${kind}`)}`,
    columns: makeColumns(t, kind),
    total,
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
    { title: t('chart_date'), kind: 'day' },
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
