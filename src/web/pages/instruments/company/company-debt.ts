import { weightedMean } from '../../../../domain/charts/fit-line.ts';
import { parseDay } from '../../../../domain/time/day.ts';
import type { ListedBond } from '../../../parts/bond-columns.tsx';
import { figureNumber, isMaskedFigure } from '../../../parts/figure-value.tsx';
import type { CompanyBonds } from './load-bonds.ts';

const DAYS_PER_YEAR = 365.25;

/** The outstanding bonds of an issuer in one currency; averages are weighted by amount. */
export interface CurrencyDebt {
  readonly currency: string;
  readonly count: number;
  /** In whole units of the currency. */
  readonly amount: string;
  /** Percent; null if no coupon is known. */
  readonly coupon: string | null;
  /** To worst, in percent; `***` for viewers without access. */
  readonly yield: string | null;
  /** Without perpetuals; null if all of them are. */
  readonly yearsToMaturity: string | null;
}

/** By currency, because amounts of several don't add up; the one with the most bonds first. */
export function debtByCurrency(bonds: readonly ListedBond[], today: string): CurrencyDebt[] {
  const byCurrency = Map.groupBy(bonds, ({ currency }) => currency ?? '–');
  return [...byCurrency]
    .map(([currency, own]) => ({
      currency,
      count: own.length,
      amount: String(Math.round(own.reduce((sum, { amount }) => sum + Number(amount), 0))),
      coupon: average(own, ({ couponRate }) =>
        couponRate === null ? undefined : Number(couponRate),
      ),
      yield: own.some((bond) => isMaskedFigure(bond.yield))
        ? '***'
        : average(own, (bond) => figureNumber(bond.yield)),
      yearsToMaturity: average(own, ({ maturesOn }) => yearsBetween(today, maturesOn)),
    }))
    .toSorted((a, b) => b.count - a.count || Number(b.amount) - Number(a.amount));
}

/** Of the bonds that have the figure. */
function average(
  bonds: readonly ListedBond[],
  figure: (bond: ListedBond) => number | undefined,
): string | null {
  const known = bonds.flatMap((bond) => {
    const value = figure(bond);
    return value === undefined ? [] : [{ value, weight: Number(bond.amount) }];
  });
  if (known.every(({ weight }) => weight === 0)) return null;
  const mean = weightedMean(
    known.map(({ value }) => value),
    known.map(({ weight }) => weight),
  );
  return mean.toFixed(6);
}

function yearsBetween(today: string, maturesOn: string | null): number | undefined {
  const [from, to] = [parseDay(today), parseDay(maturesOn ?? '')];
  return from === undefined || to === undefined
    ? undefined
    : Math.max(0, to - from) / DAYS_PER_YEAR;
}

export interface DueYear {
  /** Null: perpetuals. */
  readonly year: number | null;
  readonly amount: number;
}

/** Every year from the first to the last, with 0 if nothing falls due; perpetuals come last. */
export function dueByYear(due: CompanyBonds['bonds']['due'], currency: string): DueYear[] {
  const amounts = new Map<number | null, number>();
  for (const part of due) {
    if ((part.currency ?? '–') !== currency) continue;
    amounts.set(part.year, (amounts.get(part.year) ?? 0) + Number(part.amount));
  }
  const years = [...amounts.keys()].filter((year) => year !== null);
  const first = Math.min(...years);
  const length = years.length === 0 ? 0 : Math.max(...years) - first + 1;
  const dated = Array.from({ length }, (_, i) => first + i);
  return [...dated, ...(amounts.has(null) ? [null] : [])].map((year) => ({
    year,
    amount: amounts.get(year) ?? 0,
  }));
}

/** The bond that matures next. */
export function nextToMature(bonds: readonly ListedBond[], today: string): ListedBond | undefined {
  return bonds
    .filter(({ maturesOn }) => maturesOn !== null && maturesOn >= today)
    .toSorted((a, b) => (a.maturesOn! < b.maturesOn! ? -1 : 1))[0];
}
