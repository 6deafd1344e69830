import { fitCurve } from '../../src/domain/curves/fit-curve.ts';
import type { FittedBond } from '../../src/domain/curves/fit-problem.ts';
import { parYield } from '../../src/domain/curves/par-yield.ts';
import { forwardRate, zeroRate, type SvenssonCurve } from '../../src/domain/curves/svensson.ts';
import { readTable, type Cells } from '../lib/reference-data.ts';
import type { Check, Suite } from '../lib/suite.ts';

const FED = 'curves/fed_feds200628_excerpt_dev.csv';
const FED_PARAMETERS = 'curves/fed_svensson_parameters_1961_2009.csv.gz';
const ECB = 'curves/ecb_aaa_spot_2006_2008.csv.gz';
const PERCENT = 100;
/** Four decimals of a percent are published; plus a tolerance for those that end in a 5. */
const LAST_DIGIT = 0.5e-4 + 1e-8;

/** Undefined on holidays, whose row contains NA. A tau of −999.99 means no second hump. */
function readCurve(cells: Cells): SvenssonCurve | undefined {
  const [beta0, beta1, beta2, beta3, tau1, tau2] = [
    cells.BETA0,
    cells.BETA1,
    cells.BETA2,
    cells.BETA3,
    cells.TAU1,
    cells.TAU2,
  ].map(Number) as [number, number, number, number, number, number];
  return Number.isFinite(beta0) ? { beta0, beta1, beta2, beta3, tau1, tau2 } : undefined;
}

const asDecimals = ({ beta0, beta1, beta2, beta3, ...taus }: SvenssonCurve): SvenssonCurve => ({
  ...taus,
  beta0: beta0 / PERCENT,
  beta1: beta1 / PERCENT,
  beta2: beta2 / PERCENT,
  beta3: beta3 / PERCENT,
});

const FED_RATES: [what: string, prefix: string, rate: (c: SvenssonCurve, n: number) => number][] = [
  ['zero_rates', 'SVENY', zeroRate],
  ['forward_rates', 'SVENF', forwardRate],
  ['par_rates', 'SVENPY', (curve, years) => parYield(asDecimals(curve), years, 2) * PERCENT],
];

const fed = FED_RATES.map(([what, prefix, rate]): Check => ({
  subject: prefix,
  what,
  requirement: 'CRV-3',
  measure: 'absolute',
  tolerance: LAST_DIGIT,
  files: [FED],
  atLeast: 40,
  run: (tally) => {
    for (const cells of readTable(FED, ([first]) => first === 'Date')) {
      const curve = readCurve(cells);
      for (const [column, value] of Object.entries(cells)) {
        const years = column.startsWith(prefix) ? Number(column.slice(prefix.length)) : Number.NaN;
        if (!curve || Number.isNaN(years) || value === 'NA') continue;
        tally.compare(rate(curve, years), Number(value), () => `${cells.Date} ${column}`);
      }
    }
  },
}));

/** Zero-coupon bonds priced at the published spot rates. */
function zeroBonds(cells: Cells): { years: number; rate: number; bond: FittedBond }[] {
  return Object.entries(cells).flatMap(([column, value]) => {
    const match = /^(\d+)([MY])$/.exec(column);
    if (!match) return [];
    const years = Number(match[1]) / (match[2] === 'M' ? 12 : 1);
    const rate = Number(value) / PERCENT;
    const bond = {
      times: Float64Array.of(years),
      amounts: Float64Array.of(100),
      dirtyPrice: 100 * Math.exp(-rate * years),
      modifiedDuration: years,
    };
    return [{ years, rate, bond }];
  });
}

const ecb: Check = {
  subject: 'ECB AAA',
  what: 'fitted_rates',
  requirement: 'BND-4',
  measure: 'absolute',
  // The rates are rounded to 4 decimals; a fit stays within a tenth of a basis point.
  tolerance: 1e-3,
  files: [ECB],
  atLeast: 1000,
  run: (tally) => {
    for (const [i, cells] of readTable(ECB).entries()) {
      if (i % 16 !== 0) continue;
      const points = zeroBonds(cells);
      const fit = fitCurve(points.map(({ bond }) => bond));
      for (const { years, rate } of points) {
        const fitted = fit ? zeroRate(fit.curve, years) : Number.NaN;
        tally.compare(fitted * PERCENT, rate * PERCENT, () => `${cells.Date} ${years}`);
      }
    }
  },
};

/**
 * The two files of the Federal Reserve, one of which is truncated to 8 decimals, describe the same
 * curve.
 */
const parameters: Check = {
  subject: 'feds200628',
  what: 'zero_rates',
  requirement: 'CRV-3',
  measure: 'absolute',
  tolerance: 1e-6,
  files: [FED, FED_PARAMETERS],
  atLeast: 10,
  run: (tally) => {
    const rows = readTable(FED, ([first]) => first === 'Date');
    const byDay = new Map(rows.map((cells) => [cells.Date, readCurve(cells)]));
    for (const cells of readTable(FED_PARAMETERS)) {
      const [one, other] = [byDay.get(cells.Date), readCurve(cells)];
      if (!one || !other) continue;
      tally.compare(zeroRate(other, 10), zeroRate(one, 10), () => cells.Date ?? '');
    }
  },
};

export const curves: Suite = { id: 'curves', checks: [...fed, parameters, ecb] };
