import type { Frequency } from '../../src/domain/bonds/bond-terms.ts';
import { readCompounding } from '../../src/domain/bonds/compounding.ts';
import type { DayCount } from '../../src/domain/bonds/day-count.ts';
import {
  measureAtPrice,
  measureAtYield,
  prepareBond,
  type BondMeasures,
  type PreparedBond,
} from '../../src/domain/bonds/measure-bond.ts';
import { isoDay, readTable, type Cells } from '../lib/reference-data.ts';
import type { Check, Suite } from '../lib/suite.ts';

const FILE = 'quantlib-reference/ql129_fixed_bond_cases_dev.csv.gz';
const DAY_COUNTS: Record<string, DayCount> = {
  'ACT/ACT-ICMA': 'ACT/ACT ICMA',
  'ACT/ACT-ISDA': 'ACT/ACT ISDA',
  '30/360-US': '30/360',
  '30E/360': '30E/360',
  'ACT/365F': 'ACT/365',
  'ACT/360': 'ACT/360',
};

function prepareRow(cells: Cells): PreparedBond {
  const frequency = Number(cells.freq) as Frequency;
  return prepareBond(
    {
      coupon: Number(cells.coupon_pct) / 100,
      frequency,
      dayCount: DAY_COUNTS[cells.day_count!]!,
      issueDay: isoDay(cells.issue),
      maturityDay: isoDay(cells.maturity),
      isEndOfMonth: false,
    },
    isoDay(cells.settlement),
    readCompounding(undefined, frequency),
  );
}

type Figure = (measures: BondMeasures, bond: PreparedBond) => number;

/** QuantLib's basis point value has a second-order term, with its convexity divided by 100. */
const quantLibBasisPoint: Figure = ({ dv01, convexity, dirtyPrice }) =>
  -dv01 + 0.5 * ((convexity * dirtyPrice) / 100) * 1e-8;

const FIGURES: [what: string, column: string, figure: Figure][] = [
  ['price_from_yield', 'clean_price', ({ cleanPrice }) => cleanPrice],
  ['dirty_price', 'dirty_price', ({ dirtyPrice }) => dirtyPrice],
  ['accrued', 'accrued', ({ accruedInterest }) => accruedInterest],
  ['macaulay', 'macaulay_duration', ({ macaulayDuration }) => macaulayDuration],
  ['modified', 'modified_duration', ({ modifiedDuration }) => modifiedDuration],
  ['convexity', 'convexity', ({ convexity }) => convexity],
  ['basis_point', 'bpv', quantLibBasisPoint],
  [
    'yield_from_price',
    'yield_compounded',
    ({ cleanPrice }, bond) => measureAtPrice(bond, cleanPrice)?.yieldRate ?? Number.NaN,
  ],
];

export const quantlib: Suite = {
  id: 'quantlib',
  checks: FIGURES.map(([what, column, figure]): Check => ({
    subject: 'FixedRateBond',
    what,
    requirement: 'BND-4',
    measure: 'absolute',
    tolerance: 1e-8,
    files: [FILE],
    atLeast: 1000,
    run: (tally) => {
      for (const cells of readTable(FILE)) {
        const bond = prepareRow(cells);
        const measures = measureAtYield(bond, Number(cells.yield_compounded));
        tally.compare(figure(measures, bond), Number(cells[column]), () =>
          Object.values(cells).join(),
        );
      }
    },
  })),
};
