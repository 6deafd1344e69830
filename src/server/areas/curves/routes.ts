import {
  getBondSpread,
  getCurve,
  getCurveChart,
  listCurveBonds,
  listCurves,
} from '../../../contracts/curves/curves.ts';
import { implement, type Route } from '../../core/http/api.ts';
import type { CurveCharts } from './charts.ts';
import type { CurveService } from './service.ts';
import type { SpreadService } from './spreads.ts';

export function curveRoutes(
  curves: CurveService,
  charts: CurveCharts,
  spreads: SpreadService,
): Route[] {
  return [
    implement(listCurves, (_, context) => curves.curves(context)),
    implement(getCurve, (input, context) => curves.curve(input, context)),
    implement(listCurveBonds, (input, context) => curves.bonds(input, context)),
    implement(getCurveChart, (input, context) => charts.chart(input, context)),
    implement(getBondSpread, (input, context) => spreads.spread(input, context)),
  ];
}
