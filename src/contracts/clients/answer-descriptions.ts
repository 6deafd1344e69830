import type { Contract } from '../core/endpoint.ts';

/**
 * What the bond figures in responses mean, for the OpenAPI description and the reference: their
 * unit, the nominal that amounts are per 100 of, and the workout. By path and field; a test checks
 * that every yield, duration, spread and DV01 has a description.
 */
const OUTSTANDING = 'per 100 of the nominal outstanding at settlement';
const ORIGINAL = 'per 100 of the original nominal';
const DV01 = `Price change for one basis point, in the bond’s currency ${OUTSTANDING}`;

/** A row of a list of bonds. */
const LIST_ROW = {
  yield: 'Yield to worst in percent.',
  duration: 'Modified duration to worst in years; for floaters, rate duration.',
  spread: 'G-spread to worst in basis points; for floaters, discount margin.',
  maturityYield: 'Yield to maturity in percent.',
  maturityDuration: 'Modified duration to maturity in years; for floaters, rate duration.',
  maturitySpread: 'G-spread to maturity in basis points; for floaters, discount margin.',
} as const;

const CALCULATED = {
  yield: 'Yield as a decimal',
  macaulayDuration: 'Macaulay duration in years',
  modifiedDuration: 'Modified duration in years (rate duration for floaters)',
  convexity: 'Convexity in years squared',
  dv01: DV01,
} as const;

function toEnd(end: string, field: string): Record<string, string> {
  const prefix = field === '' ? '' : `${field}.`;
  return Object.fromEntries(
    Object.entries(CALCULATED).map(([name, text]) => [`${prefix}${name}`, `${text}, ${end}.`]),
  );
}

function at(place: string, fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, text]) => [`${place}.${field}`, text]),
  );
}

const FIGURE = {
  value:
    'Yields in percent, durations in years, convexity in years squared, spreads and margins in ' +
    `basis points, to \`workout\`. DV01 is the price change for one basis point ${OUTSTANDING}.`,
  price: 'Clean price in percent of the nominal outstanding at settlement.',
  workout: 'Workout that the figure is calculated to.',
  workoutPrice: 'Redemption price at that workout, in percent of the nominal outstanding then.',
  'curve.yield': 'Yield in percent of the same cash flows to `workout`, priced off the curve.',
} as const;

const DESCRIPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/api/bonds/calculate/': {
    nominalBasis:
      'Always `outstanding`: prices, accrued interest, DV01 and the `coupon`, ' +
      `\`principal\` and \`presentValue\` of cash flows are ${OUTSTANDING}.`,
    outstanding: `Nominal outstanding at settlement, ${ORIGINAL}.`,
    'workout.kind': 'Workout that yield, durations, convexity, DV01 and cash flows run to.',
    'workout.price': 'Redemption price at that workout, per 100 of the nominal outstanding then.',
    cleanPrice: `Clean price ${OUTSTANDING}.`,
    dirtyPrice: `Dirty price ${OUTSTANDING}.`,
    accruedInterest: `Accrued interest ${OUTSTANDING}.`,
    ...toEnd('to `workout`', ''),
    ...toEnd('to maturity', 'toMaturity'),
    ...toEnd('to the call with the lowest yield', 'yieldToCall'),
    ...toEnd('to the put with the highest yield', 'yieldToPut'),
    ...toEnd('to worst', 'worst'),
    ...toEnd('to this workout; omitted if no yield matches the price', 'workouts'),
    currentYield:
      'Current coupon divided by the clean price, as a decimal; independent of the workout.',
    yieldToWorst: 'Yield to worst as a decimal.',
    workoutDate: 'Date of the worst workout.',
    discountMargin: 'Discount margin with the index held constant, as a decimal, to `workout`.',
    'floater.rateDuration': 'Duration with respect to the index in years, to `workout`.',
    'floater.rateConvexity': 'Convexity with respect to the index in years squared, to `workout`.',
    'floater.spreadDuration':
      'Duration with respect to the discount margin in years, to `workout`.',
    'floater.rateDv01': `Price change for one basis point of the index, ${OUTSTANDING}, to \`workout\`.`,
    'floater.spreadDv01': `Price change for one basis point of the margin, ${OUTSTANDING}, to \`workout\`.`,
    'floater.forwardMargin':
      'Margin over the forward rates of the benchmark curve, as a decimal, to `workout`.',
    'bill.discountRate': 'Bank discount rate as a decimal, on `bill.dayCount`.',
    'bill.moneyMarketYield': 'Simple yield to maturity as a decimal, on `bill.dayCount`.',
    'bill.bondEquivalentYield':
      'Yield to maturity as a decimal, by the US Treasury convention: simple, compounded once beyond half a year.',
    'linker.nominalYield': 'Nominal yield to maturity at `inflation`, as a decimal.',
    'linker.ratioDate':
      'Date of the index ratio. `assumptions` includes `index-ratio-stored` if index values for the settlement date are missing.',
    ...at('indexed', {
      cleanPrice: 'Clean price in money, per 100 of the outstanding nominal before indexation.',
      accruedInterest:
        'Accrued interest in money, per 100 of the outstanding nominal before indexation.',
      dirtyPrice: 'Dirty price in money, per 100 of the outstanding nominal before indexation.',
    }),
    ...at('cashFlows', {
      coupon: `Coupon ${OUTSTANDING}.`,
      principal: `Redemption ${OUTSTANDING}.`,
      presentValue: `Present value ${OUTSTANDING}; they add up to the dirty price.`,
      'ofOriginal.coupon': `Coupon ${ORIGINAL}, the unit of \`terms.schedule\`.`,
      'ofOriginal.principal': `Redemption ${ORIGINAL}, the unit of \`terms.schedule\`.`,
    }),
  },
  '/api/bonds/{instrumentId}/terms/': {
    'terms.redemption': 'Redemption price per 100 of the nominal repaid.',
    'terms.schedule.coupon': `Coupon ${ORIGINAL}.`,
    'terms.schedule.principal': `Redemption ${ORIGINAL}.`,
    'terms.calls.price': 'Clean price per 100 of the nominal outstanding on that date.',
    'terms.puts.price': 'Clean price per 100 of the nominal outstanding on that date.',
    'terms.floating.spread': 'Quoted margin over the index as a decimal; a term of the bond.',
  },
  '/api/bonds/{instrumentId}/figures/': {
    outstanding: `Nominal outstanding at settlement, ${ORIGINAL}.`,
    workout: 'Workout that all figures are calculated to: the requested one, or the default.',
    ...at('items', FIGURE),
    ...at('workouts', {
      yield: 'Yield in percent, to this workout.',
      spread: 'G-spread in basis points to this workout; for floaters, discount margin.',
      duration: 'Modified duration in years to this workout; for floaters, rate duration.',
      convexity: 'Convexity in years squared, to this workout.',
      dv01: `${DV01}, to this workout.`,
      price: 'Redemption price in percent of the nominal outstanding then.',
    }),
    'accrual.interest': `Accrued interest ${OUTSTANDING}.`,
    ...at('kind', {
      'floater.quotedMargin': 'Quoted margin over the index in basis points; a term of the bond.',
      'floater.rateDuration': 'Duration with respect to the index in years, to `workout`.',
      'floater.spreadDuration':
        'Duration with respect to the discount margin in years, to `workout`.',
      'floater.rateDv01': `Price change for one basis point of the index, ${OUTSTANDING}, to \`workout\`.`,
      'floater.spreadDv01': `Price change for one basis point of the margin, ${OUTSTANDING}, to \`workout\`.`,
      'floater.forwardMargin': 'Margin over forward rates in basis points, to `workout`.',
      'bill.discountRate': 'Bank discount rate in percent, on `dayCount`.',
      'bill.moneyMarketYield': 'Simple yield to maturity in percent, on `dayCount`.',
      'bill.bondEquivalentYield':
        'Yield to maturity in percent, by the US Treasury convention: simple, compounded once beyond half a year.',
      'bill.annualYield':
        'Yield to maturity in percent, compounded annually; the yield shown in lists.',
      'linker.nominalYield': 'Nominal yield to maturity at `inflation`, in percent.',
      'linker.moneyPrice':
        'Clean price in money, per 100 of the outstanding nominal before indexation.',
      'linker.moneyToPay':
        'Dirty price in money, per 100 of the outstanding nominal before indexation.',
      'defaulted.claim':
        'Nominal, missed coupons and interest accrued to the default, per 100 of nominal.',
    }),
  },
  '/api/bonds/{instrumentId}/derivation/': {
    ...at('figure', FIGURE),
    yield: 'Yield in percent, to `workout`.',
    macaulay: 'Macaulay duration in years, to `workout`.',
    'indexMoves.margin': 'Discount margin in basis points, to `workout`.',
    'marginMoves.margin': 'Discount margin in basis points, to `workout`.',
    'marginMoves.spreadDuration':
      'Duration with respect to the discount margin in years, to `workout`.',
    'workouts.yield': 'Yield in percent, to this workout.',
    'curve.yield': 'Yield in percent of the same cash flows to `workout`, priced off the curve.',
    cleanPrice: `Clean price ${OUTSTANDING}.`,
    accruedInterest: `Accrued interest ${OUTSTANDING}.`,
    dirtyPrice: `Dirty price ${OUTSTANDING}.`,
    'flows.amount': `Cash flow ${OUTSTANDING}.`,
    'flows.presentValue': `Present value ${OUTSTANDING}.`,
  },
  '/api/bonds/{instrumentId}/cash-flows/': at('items', {
    coupon: `Coupon ${ORIGINAL}.`,
    principal: `Redemption ${ORIGINAL}.`,
    left: `Nominal outstanding after the payment, ${ORIGINAL}.`,
  }),
  '/api/bonds/{instrumentId}/spread/': {
    spread: 'Spread in basis points, to `workout`.',
    'workout.kind': 'Workout that the spread is calculated to.',
    'workout.price': 'Redemption price at that workout, per 100 of the nominal outstanding then.',
    price: 'Clean price in percent of the nominal outstanding at settlement.',
  },
  '/api/bonds/{instrumentId}/key-terms/': {
    indexMargin: 'Quoted margin over the index in basis points; a term of the bond.',
    'calls.yield': 'Yield in percent, to this call.',
    'calls.duration': 'Modified duration in years, to this call.',
    'puts.yield': 'Yield in percent, to this put.',
    'puts.duration': 'Modified duration in years, to this put.',
  },
  '/api/bonds/{instrumentId}/comparables/': {
    ...at('items', LIST_ROW),
    'items.indexMargin': 'Quoted margin over the index in basis points; a term of the bond.',
    'curves.points.yield': 'Par yield to maturity of the curve at this duration, in percent.',
    'curves.points.duration': 'Modified duration of the par bond to maturity, in years.',
  },
  '/api/company/{companyId}/bonds/': {
    ...at('items', LIST_ROW),
    'items.indexMargin': 'Quoted margin over the index in basis points; a term of the bond.',
    'curves.points.yield': 'Par yield to maturity of the curve at this duration, in percent.',
    'curves.points.duration': 'Modified duration of the par bond to maturity, in years.',
  },
  '/api/bonds/by-number/': {
    ...at('items', LIST_ROW),
    'items.indexMargin': 'Quoted margin over the index in basis points; a term of the bond.',
    'curves.points.yield': 'Par yield to maturity of the curve at this duration, in percent.',
    'curves.points.duration': 'Modified duration of the par bond to maturity, in years.',
  },
  '/api/screens/{kind}/': at('items', LIST_ROW),
  '/api/screens/{kind}/rows/': at('items', LIST_ROW),
  '/api/screens/bonds/map/': {
    workout: 'Always `worst`: yields and durations are to worst.',
    'groups.points.yield': 'Yield to worst in percent.',
    'groups.points.duration': 'Modified duration to worst in years; for floaters, rate duration.',
  },
  '/api/home/': {
    'yields.spread': 'Spread over the German 10-year government yield in basis points.',
    'bonds.workout': 'Always `worst`: yields, durations and spreads are to worst.',
    ...Object.fromEntries(
      ['leading', 'newest', 'moved', 'highest'].flatMap((list) =>
        (['yield', 'duration', 'spread'] as const).map((name) => [
          `bonds.${list}.${name}`,
          LIST_ROW[name],
        ]),
      ),
    ),
    'map.workout': 'Always `worst`: yields, durations and spreads are to worst.',
    'map.bands.yield': 'Median yield to worst in percent.',
    'map.bands.duration': 'Median modified duration to worst in years.',
    'map.bands.spread': 'Median G-spread to worst in basis points.',
  },
  '/api/curves/{curveId}/bonds/': { 'items.yield': 'Yield to maturity in percent.' },
  '/api/symbols/bond/': {
    value:
      'Rates and yields as decimals; spreads and margins in basis points; prices, accrued ' +
      `interest, DV01 and claim ${OUTSTANDING}; \`outstanding\` ${ORIGINAL}.`,
    workout: 'Workout that the figure is calculated to; null if it depends on none.',
  },
  '/api/symbols/yield/': { value: 'Yield to maturity as a decimal.' },
  '/api/symbols/price/': { value: 'Clean price from a yield to maturity, per 100 of nominal.' },
  '/api/openbb/bond/': { value: FIGURE.value },
  '/api/openbb/bond-workouts/': {
    yield: 'Yield in percent, to this workout.',
    modifiedDuration: 'Modified duration in years to this workout; for floaters, rate duration.',
    macaulayDuration: 'Macaulay duration in years, to this workout.',
    convexity: 'Convexity in years squared, to this workout.',
    dv01: `${DV01}, to this workout.`,
  },
  '/api/openbb/bond-flows/': {
    coupon: `Coupon ${ORIGINAL}.`,
    principal: `Redemption ${ORIGINAL}.`,
    left: `Nominal outstanding after the payment, ${ORIGINAL}.`,
  },
};

/** The description of a response field such as `items.yield`; undefined if there is none. */
export function describeAnswerField(
  { path }: Pick<Contract, 'path'>,
  field: string,
): string | undefined {
  return DESCRIPTIONS[path]?.[field];
}
