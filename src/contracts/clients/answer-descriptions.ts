import type { Contract } from '../core/endpoint.ts';

/**
 * What the figures of bonds in answers mean, for the OpenAPI description and the reference: their
 * unit, per 100 of which nominal, and to which end of the bond. By path and field; a test sees to it
 * that no yield, duration, spread or DV01 goes without.
 */
const OUTSTANDING = 'per 100 of the nominal outstanding at settlement';
const ORIGINAL = 'per 100 of the original nominal';
const DV01 = `Change in price for one basis point, in the bond’s currency ${OUTSTANDING}`;

/** A row of a list of bonds. */
const LIST_ROW = {
  yield: 'Yield in percent, to the worst workout.',
  duration: 'Modified duration to the worst workout; rate duration of floaters.',
  spread: 'G-spread in basis points to the worst workout; discount margin of floaters.',
  maturityYield: 'Yield to maturity in percent.',
  maturityDuration: 'Modified duration to maturity; rate duration of floaters.',
  maturitySpread: 'G-spread to maturity in basis points; discount margin of floaters.',
} as const;

const CALCULATED = {
  yield: 'Yield as a decimal',
  macaulayDuration: 'Macaulay duration in years',
  modifiedDuration: 'Modified duration (rate duration of floaters)',
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
    `basis points, to \`workout\`. DV01 is the change in price for one basis point ${OUTSTANDING}.`,
  price: 'Clean price in percent of the nominal outstanding at settlement.',
  workout: 'The end that the figure is calculated to.',
  workoutPrice: 'Redemption at that end, in percent of the nominal outstanding then.',
  'curve.yield': 'Yield in percent of the same payments to `workout`, priced by the curve.',
} as const;

const DESCRIPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/api/bonds/calculate/': {
    nominalBasis:
      'Always `outstanding`: prices, accrued interest, DV01 and the cash flows’ `coupon`, ' +
      `\`principal\` and \`presentValue\` are ${OUTSTANDING}.`,
    outstanding: `Nominal outstanding at settlement, ${ORIGINAL}.`,
    'workout.kind': 'The end that yield, durations, convexity, DV01 and cash flows run to.',
    'workout.price': 'Redemption at that end, per 100 of the nominal outstanding then.',
    cleanPrice: `Clean price ${OUTSTANDING}.`,
    dirtyPrice: `Dirty price ${OUTSTANDING}.`,
    accruedInterest: `Accrued interest ${OUTSTANDING}.`,
    ...toEnd('to `workout`', ''),
    ...toEnd('to maturity', 'toMaturity'),
    ...toEnd('to the call with the lowest yield', 'yieldToCall'),
    ...toEnd('to the put with the highest yield', 'yieldToPut'),
    ...toEnd('to the worst workout', 'worst'),
    ...toEnd('to this workout; missing where no yield matches the price', 'workouts'),
    currentYield: 'Running coupon over the clean price, as a decimal; it depends on no workout.',
    yieldToWorst: 'Yield to the worst workout, as a decimal.',
    workoutDate: 'Date of the worst workout.',
    discountMargin: 'Discount margin over the unchanged index, as a decimal, to `workout`.',
    'floater.rateDuration': 'Sensitivity to the index, to `workout`.',
    'floater.rateConvexity': 'Convexity for the index in years squared, to `workout`.',
    'floater.spreadDuration': 'Sensitivity to the discount margin, to `workout`.',
    'floater.rateDv01': `Change in price for one basis point of the index ${OUTSTANDING}, to \`workout\`.`,
    'floater.spreadDv01': `Change in price for one basis point of the margin ${OUTSTANDING}, to \`workout\`.`,
    'floater.forwardMargin':
      'Margin over the forward rates of the benchmark curve, as a decimal, to `workout`.',
    'bill.discountRate': 'Discount on 100, as a decimal, by `bill.dayCount`.',
    'bill.moneyMarketYield': 'Simple interest on the price to maturity, by `bill.dayCount`.',
    'bill.bondEquivalentYield':
      'Yield to maturity as the US Treasury quotes it: simple, compounded once beyond half a year.',
    'linker.nominalYield': 'Yield to maturity in money at `inflation`, as a decimal.',
    'linker.ratioDate':
      'Date of the index ratio. `assumptions` has `index-ratio-stored` if index values of the settlement are missing.',
    ...at('indexed', {
      cleanPrice: 'In money, per 100 of the outstanding nominal before indexation.',
      accruedInterest: 'In money, per 100 of the outstanding nominal before indexation.',
      dirtyPrice: 'In money, per 100 of the outstanding nominal before indexation.',
    }),
    ...at('cashFlows', {
      coupon: `Coupon ${OUTSTANDING}.`,
      principal: `Redemption ${OUTSTANDING}.`,
      presentValue: `Present value ${OUTSTANDING}; the sum is the dirty price.`,
      'ofOriginal.coupon': `Coupon ${ORIGINAL}, the unit of \`terms.schedule\`.`,
      'ofOriginal.principal': `Redemption ${ORIGINAL}, the unit of \`terms.schedule\`.`,
    }),
  },
  '/api/bonds/{instrumentId}/terms/': {
    'terms.redemption': 'Redemption per 100 of the nominal it repays.',
    'terms.schedule.coupon': `Coupon ${ORIGINAL}.`,
    'terms.schedule.principal': `Redemption ${ORIGINAL}.`,
    'terms.calls.price': 'Clean price per 100 of the nominal outstanding on that date.',
    'terms.puts.price': 'Clean price per 100 of the nominal outstanding on that date.',
    'terms.floating.spread': 'Quoted margin over the index, as a decimal; a term, not a figure.',
  },
  '/api/bonds/{instrumentId}/figures/': {
    outstanding: `Nominal outstanding at settlement, ${ORIGINAL}.`,
    workout: 'The end that all figures are calculated to: the one asked for, or the usual one.',
    ...at('items', FIGURE),
    ...at('workouts', {
      yield: 'Yield in percent, to this workout.',
      spread: 'G-spread in basis points to this workout; discount margin of floaters.',
      duration: 'Modified duration to this workout; rate duration of floaters.',
      convexity: 'Convexity in years squared, to this workout.',
      dv01: `${DV01}, to this workout.`,
      price: 'Redemption in percent of the nominal outstanding then.',
    }),
    'accrual.interest': `Accrued interest ${OUTSTANDING}.`,
    ...at('kind', {
      'floater.quotedMargin': 'Margin of the coupon over its index in basis points; a term.',
      'floater.rateDuration': 'Sensitivity to the index, to `workout`.',
      'floater.spreadDuration': 'Sensitivity to the discount margin, to `workout`.',
      'floater.rateDv01': `Change in price for one basis point of the index ${OUTSTANDING}, to \`workout\`.`,
      'floater.spreadDv01': `Change in price for one basis point of the margin ${OUTSTANDING}, to \`workout\`.`,
      'floater.forwardMargin': 'Margin over forward rates in basis points, to `workout`.',
      'bill.discountRate': 'Discount on 100 in percent, by `dayCount`.',
      'bill.moneyMarketYield':
        'Simple interest on the price to maturity in percent, by `dayCount`.',
      'bill.bondEquivalentYield':
        'Yield to maturity in percent as the US Treasury quotes it: simple, compounded once beyond half a year.',
      'bill.annualYield': 'Yield to maturity in percent, compounded annually; the yield of lists.',
      'linker.nominalYield': 'Yield to maturity in money at `inflation`, in percent.',
      'linker.moneyPrice':
        'Clean price in money, per 100 of outstanding nominal before indexation.',
      'linker.moneyToPay':
        'Dirty price in money, per 100 of outstanding nominal before indexation.',
      'defaulted.claim': 'Nominal, missed coupons and interest to the default, per 100 nominal.',
    }),
  },
  '/api/bonds/{instrumentId}/derivation/': {
    ...at('figure', FIGURE),
    yield: 'Yield in percent, to `workout`.',
    macaulay: 'Macaulay duration in years, to `workout`.',
    'indexMoves.margin': 'Discount margin in basis points, to `workout`.',
    'marginMoves.margin': 'Discount margin in basis points, to `workout`.',
    'marginMoves.spreadDuration': 'Sensitivity to the discount margin, to `workout`.',
    'workouts.yield': 'Yield in percent, to this workout.',
    'curve.yield': 'Yield in percent of the same payments to `workout`, priced by the curve.',
    cleanPrice: `Clean price ${OUTSTANDING}.`,
    accruedInterest: `Accrued interest ${OUTSTANDING}.`,
    dirtyPrice: `Dirty price ${OUTSTANDING}.`,
    'flows.amount': `Payment ${OUTSTANDING}.`,
    'flows.presentValue': `Present value ${OUTSTANDING}.`,
  },
  '/api/bonds/{instrumentId}/cash-flows/': at('items', {
    coupon: `Coupon ${ORIGINAL}.`,
    principal: `Redemption ${ORIGINAL}.`,
    left: `Nominal outstanding afterwards, ${ORIGINAL}.`,
  }),
  '/api/bonds/{instrumentId}/spread/': {
    spread: 'Spread in basis points, to `workout`.',
    'workout.kind': 'The end that the spread is calculated to.',
    'workout.price': 'Redemption at that end, per 100 of the nominal outstanding then.',
    price: 'Clean price in percent of the nominal outstanding at settlement.',
  },
  '/api/bonds/{instrumentId}/key-terms/': {
    indexMargin: 'Margin of the coupon over its index in basis points; a term.',
    'calls.yield': 'Yield in percent, to this call.',
    'calls.duration': 'Modified duration to this call.',
    'puts.yield': 'Yield in percent, to this put.',
    'puts.duration': 'Modified duration to this put.',
  },
  '/api/bonds/{instrumentId}/comparables/': {
    ...at('items', LIST_ROW),
    'items.indexMargin': 'Margin of the coupon over its index in basis points; a term.',
    'curves.points.yield': 'Par yield of the curve in percent at this duration, to maturity.',
    'curves.points.duration': 'Modified duration of the par bond, to maturity.',
  },
  '/api/company/{companyId}/bonds/': {
    ...at('items', LIST_ROW),
    'items.indexMargin': 'Margin of the coupon over its index in basis points; a term.',
    'curves.points.yield': 'Par yield of the curve in percent at this duration, to maturity.',
    'curves.points.duration': 'Modified duration of the par bond, to maturity.',
  },
  '/api/bonds/by-number/': {
    ...at('items', LIST_ROW),
    'items.indexMargin': 'Margin of the coupon over its index in basis points; a term.',
    'curves.points.yield': 'Par yield of the curve in percent at this duration, to maturity.',
    'curves.points.duration': 'Modified duration of the par bond, to maturity.',
  },
  '/api/screens/{kind}/': at('items', LIST_ROW),
  '/api/screens/{kind}/rows/': at('items', LIST_ROW),
  '/api/screens/bonds/map/': {
    workout: 'All yields and durations are to the worst workout of each bond.',
    'groups.points.yield': 'Yield in percent, to the worst workout.',
    'groups.points.duration': 'Modified duration to the worst workout; rate duration of floaters.',
  },
  '/api/home/': {
    'yields.spread': 'Spread in basis points between two 10-year government rates, not of a bond.',
    'bonds.workout': 'All yields, durations and spreads are to the worst workout of each bond.',
    ...Object.fromEntries(
      ['leading', 'newest', 'moved', 'highest'].flatMap((list) =>
        (['yield', 'duration', 'spread'] as const).map((name) => [
          `bonds.${list}.${name}`,
          LIST_ROW[name],
        ]),
      ),
    ),
    'map.workout': 'All yields, durations and spreads are to the worst workout of each bond.',
    'map.bands.yield': 'Median yield in percent, to the worst workout.',
    'map.bands.duration': 'Median modified duration to the worst workout.',
    'map.bands.spread': 'Median G-spread in basis points, to the worst workout.',
  },
  '/api/curves/{curveId}/bonds/': { 'items.yield': 'Yield to maturity in percent.' },
  '/api/symbols/bond/': {
    value:
      'Rates and yields as decimals, spreads and margins in basis points; prices, accrued ' +
      `interest, DV01 and claim ${OUTSTANDING}, \`outstanding\` ${ORIGINAL}.`,
    workout: 'The end that the figure is calculated to; null where it depends on none.',
  },
  '/api/symbols/yield/': { value: 'Yield to maturity as a decimal.' },
  '/api/symbols/price/': { value: 'Clean price of a yield to maturity, per 100 nominal.' },
  '/api/openbb/bond/': { value: FIGURE.value },
  '/api/openbb/bond-workouts/': {
    yield: 'Yield in percent, to this workout.',
    modifiedDuration: 'Modified duration to this workout; rate duration of floaters.',
    macaulayDuration: 'Macaulay duration in years, to this workout.',
    convexity: 'Convexity in years squared, to this workout.',
    dv01: `${DV01}, to this workout.`,
  },
  '/api/openbb/bond-flows/': {
    coupon: `Coupon ${ORIGINAL}.`,
    principal: `Redemption ${ORIGINAL}.`,
    left: `Nominal outstanding afterwards, ${ORIGINAL}.`,
  },
};

/** The description of a field of an answer such as `items.yield`; undefined if there is none. */
export function describeAnswerField(
  { path }: Pick<Contract, 'path'>,
  field: string,
): string | undefined {
  return DESCRIPTIONS[path]?.[field];
}
