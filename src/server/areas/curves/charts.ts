import { revealOrRefuse } from '../../../access/guarded.ts';
import { getCurveChart } from '../../../contracts/curves/curves.ts';
import type { ValidInput } from '../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import type { Db } from '../../../db/connect.ts';
import { TENORS, type Tenor } from '../../../domain/curves/curve-tenors.ts';
import { parseDay } from '../../../domain/time/day.ts';
import { todayAt, type Clock } from '../../../domain/time/now.ts';
import type { Limits } from '../../config.ts';
import { ResponseCache } from '../../core/cache/response-cache.ts';
import { PreparedResponse } from '../../core/http/prepared-response.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { labelText } from '../../core/labels/label-text.ts';
import { countryIn } from '../../engines/quotes/names.ts';
import { readTenorRates } from '../../engines/quotes/curve-rates.ts';
import { chartRows, toChartPoints } from '../../engines/charts/graphic-writer.ts';
import { refuseReversed } from '../../engines/quotes/refuse-reversed.ts';
import { findCurves } from './store.ts';

const MAX_BYTES = 16 * 1024 * 1024;
const DECIMALS = 3;

/** The history of one tenor, as the viewer may see it; cached until a curve changes. */
export class CurveCharts {
  readonly #db: Db;
  readonly #now: Clock;
  readonly #answers: ResponseCache;

  constructor(db: Db, now: Clock, { waitMs }: Pick<Limits, 'waitMs'>) {
    this.#db = db;
    this.#now = now;
    this.#answers = new ResponseCache({ maxBytes: MAX_BYTES, waitMs });
  }

  chart(
    { params, body }: ValidInput<typeof getCurveChart>,
    context: RequestContext,
  ): Promise<PreparedResponse> {
    const { viewer, language, showsLabelKeys } = context;
    const { curveId, kind, tenor } = params;
    const { beginDate, endDate } = body;
    const today = todayAt(this.#now());
    const variant = `${kind}|${tenor}|${beginDate}|${endDate}|${today}|${language}|${showsLabelKeys}`;
    return this.#answers.get([curveId], variant, async () => {
      const range = { from: parseDay(beginDate)!, to: parseDay(endDate)! };
      refuseReversed(range, 'body.beginDate');
      const found = await readTenorRates(this.#db, { curveId, tenor, kind }, range);
      const [curve] = await findCurves(this.#db, [curveId]);
      if (!found || !curve) throw new ApiError('not_found', { field: 'params.curveId' });
      const values = revealOrRefuse(viewer, found.values);
      const points = toChartPoints({ days: found.days, values }, language);
      return PreparedResponse.of(getCurveChart, {
        data: chartRows(points, { language, decimals: DECIMALS }),
        series: [
          {
            id: `${curveId}-${kind}-${tenor}`,
            tgId: '',
            model: 'curve',
            name: `${countryIn(language, curve.country)} ${tenorName(tenor, context)}`,
            tgName: curve.currency,
            date: curve.lastDay ?? '',
          },
        ],
        masked: false,
        locked: false,
        graph_type: 0,
        measure: '%',
      });
    });
  }

  doubt(): void {
    this.#answers.doubt();
  }

  clear(): void {
    this.#answers.clear();
  }
}

function tenorName(tenor: Tenor, context: RequestContext): string {
  const years = TENORS[tenor];
  return years < 1
    ? labelText(context, 'curve_tenor_months', { count: years * 12 })
    : labelText(context, 'curve_tenor_years', { count: years });
}
