import { getBondFigures } from '../../../../contracts/bonds/analytics.ts';
import { getBondPayments } from '../../../../contracts/bonds/sections.ts';
import { calculateBond } from '../../../../contracts/bonds/bonds.ts';
import { getCurve, listCurves } from '../../../../contracts/curves/curves.ts';
import type { Answer, ValidInput } from '../../../../contracts/core/endpoint.ts';
import {
  listOpenbbBondFigures,
  listOpenbbBondFlows,
  listOpenbbBondWorkouts,
  listOpenbbCalculation,
  listOpenbbCurve,
  listOpenbbCurves,
} from '../../../../contracts/clients/openbb.ts';
import { getSymbolBond } from '../../../../contracts/clients/symbols.ts';
import { formatDay } from '../../../../domain/time/day.ts';
import { readTemplateDay } from '../../../../domain/time/template-day.ts';
import { implement, type CallInProcess, type Route } from '../../../core/http/api.ts';
import type { RequestContext } from '../../../core/http/request-context.ts';
import { labelText } from '../../../core/labels/label-text.ts';
import { nameInQuery, toNumber } from './in-query.ts';

/** Bonds, their calculator and curves, as tables of OpenBB Workspace. */
export function openbbBondRoutes(call: CallInProcess, now: () => number): Route[] {
  return [
    implement(listOpenbbBondFigures, async ({ query }, context) => {
      const params = await findBond(call, query, context);
      return figureRows(await call(getBondFigures, { params, query: {} }, context), context);
    }),
    implement(listOpenbbBondFlows, async ({ query }, context) => {
      const params = await findBond(call, query, context);
      const { items } = await call(getBondPayments, { params }, context);
      return items.map(({ date, coupon, principal, left, status }) => ({
        date,
        coupon,
        principal,
        total: coupon + principal,
        left,
        status: status === 'future' ? '' : labelText(context, `flow_${status}`),
      }));
    }),
    implement(listOpenbbBondWorkouts, async ({ query }, context) => {
      return workoutRows(await calculate({ call, now }, query, context), context);
    }),
    implement(listOpenbbCalculation, async ({ query }, context) => {
      return calculationRows(await calculate({ call, now }, query, context), context);
    }),
    implement(listOpenbbCurves, async (_input, context) => {
      const { items } = await call(listCurves, {}, context);
      return items.map(({ id, name, currency }) => ({
        label: `${name} ${currency}`,
        value: String(id),
      }));
    }),
    implement(listOpenbbCurve, async ({ query: { curveId, date, kind } }, context) => {
      const day = date === undefined ? undefined : readTemplateDay(date, now());
      const id = curveId ?? (await call(listCurves, {}, context)).items[0]?.id;
      if (id === undefined) return [];
      const asked = {
        params: { curveId: String(id) },
        query: {
          ...(day !== undefined && { date: formatDay(day) }),
          ...(kind !== undefined && { kind }),
        },
      };
      const { rates } = await call(getCurve, asked, context).catch((error: unknown) => {
        throw nameInQuery(error, (name) => name);
      });
      return rates.map(({ tenor, years, rate, change, day: ofCurve }) => ({
        tenor,
        years,
        rate: toNumber(rate),
        change: toNumber(change),
        day: ofCurve,
      }));
    }),
  ];
}

/** The bond of a symbol; anything else fails as unknown. */
async function findBond(
  call: CallInProcess,
  { symbol }: { readonly symbol: string },
  context: RequestContext,
): Promise<{ instrumentId: string }> {
  const { id } = await call(getSymbolBond, { query: { symbol, field: 'name' } }, context);
  return { instrumentId: String(id) };
}

const FIGURE_LABELS: Readonly<Record<string, string>> = {
  yield: 'calc_yield',
  worst: 'openbb_worst',
  margin: 'calc_margin',
  duration: 'calc_modified',
  macaulay: 'calc_macaulay',
  convexity: 'calc_convexity',
  dv01: 'calc_dv01_per',
  spread: 'openbb_spread',
};

function figureRows(
  { quote, items, accrual }: Answer<typeof getBondFigures>,
  context: RequestContext,
): Answer<typeof listOpenbbBondFigures> {
  const text = (key: string) => labelText(context, key);
  const none = { change: null, workout: null, workoutDate: null, priceDay: null };
  return [
    {
      ...none,
      field: 'price',
      name: text('calc_price'),
      value: toNumber(quote.value),
      change: toNumber(quote.change),
      priceDay: quote.asOf,
    },
    ...items.map(({ figure, value, change, workout, workoutDate, priceDay }) => ({
      field: figure,
      name: text(FIGURE_LABELS[figure] ?? figure),
      value: toNumber(value),
      change: toNumber(change),
      workout: workout === null ? null : text(`calc_end_${workout}`),
      workoutDate,
      priceDay,
    })),
    ...(accrual
      ? [
          {
            ...none,
            field: 'accrued',
            name: text('calc_accrued'),
            value: Number(accrual.interest),
            priceDay: accrual.settlementDate,
          },
        ]
      : []),
  ];
}

type Calculated = Answer<typeof calculateBond>;

/** At the entered price or yield, otherwise at the latest price and its settlement. */
async function calculate(
  { call, now }: { readonly call: CallInProcess; readonly now: () => number },
  query: ValidInput<typeof listOpenbbCalculation>['query'],
  context: RequestContext,
): Promise<Calculated> {
  const params = await findBond(call, query, context);
  const isMarket = query.price === undefined && query.yield === undefined;
  const asked =
    query.settlement === undefined ? undefined : readTemplateDay(query.settlement, now());
  const body = {
    bondId: Number(params.instrumentId),
    ...(asked !== undefined && { settlementDate: formatDay(asked) }),
    ...(isMarket && { price: 'market' as const }),
    ...(query.price !== undefined && { price: query.price }),
    ...(query.yield !== undefined && { yield: query.yield / 100 }),
  };
  return call(calculateBond, { body }, context).catch((error: unknown) => {
    throw nameInQuery(error, (name) => (name === 'settlementDate' ? 'settlement' : name));
  });
}

function workoutRows(
  result: Calculated,
  context: RequestContext,
): Answer<typeof listOpenbbBondWorkouts> {
  // Without calls and puts there is only maturity, which is the worst.
  const { workouts = [{ ...result, ...result.workout, isWorst: true }] } = result;
  return workouts.map((end) => ({
    workout: labelText(context, `calc_end_${end.kind}`),
    date: end.date ?? null,
    isWorst: end.isWorst,
    yield: end.yield === undefined ? null : 100 * end.yield,
    modifiedDuration: end.modifiedDuration ?? null,
    macaulayDuration: end.macaulayDuration ?? null,
    convexity: end.convexity ?? null,
    dv01: end.dv01 ?? null,
  }));
}

type CalculationRow = readonly [
  field: string,
  label: string,
  value: number | undefined,
  workout?: Calculated['workout']['kind'] | undefined,
];

function calculationRows(
  result: Calculated,
  context: RequestContext,
): Answer<typeof listOpenbbCalculation> {
  const end = result.workout.kind;
  const { worst, discountMargin } = result;
  const rows: readonly CalculationRow[] = [
    ['price', 'calc_price', result.cleanPrice],
    ['yield', 'calc_yield', 100 * result.yield, end],
    ['worst', 'openbb_worst', worst && 100 * worst.yield, worst?.kind],
    ['accrued', 'calc_accrued', result.accruedInterest],
    ['dirty', 'calc_dirty', result.dirtyPrice],
    ['current', 'calc_current', 100 * result.currentYield],
    ['margin', 'calc_margin', discountMargin && 10_000 * discountMargin, end],
    ['macaulay', 'calc_macaulay', result.macaulayDuration, end],
    ['duration', 'calc_modified', result.modifiedDuration, end],
    ['convexity', 'calc_convexity', result.convexity, end],
    ['dv01', 'calc_dv01_per', result.dv01, end],
  ];
  return rows.flatMap(([field, label, value, workout]) =>
    value === undefined
      ? []
      : [
          {
            field,
            name: labelText(context, label),
            value,
            workout: workout === undefined ? null : labelText(context, `calc_end_${workout}`),
          },
        ],
  );
}
