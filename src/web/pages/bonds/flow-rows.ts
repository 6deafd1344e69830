import type { getBondPayments } from '../../../contracts/bonds/sections.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import type { RowTraits } from '../../../widgets/data-table/table-types.ts';

export type Payment = Answer<typeof getBondPayments>['items'][number];

/** How the table of payments folds. */
export interface FlowFolds {
  readonly traits: (payment: Payment) => RowTraits;
  /** By year; without it no year has more than one payment. */
  readonly groups?: ReadonlyMap<string, string>;
  readonly closedGroups?: ReadonlySet<string>;
}

/** How many years have lines of their own; the years after them are folded into one. */
const SHOWN_YEARS = 10;
/** A fold isn't worth its toggle for fewer years. */
const FEWEST_FOLDED_YEARS = 3;
/** A schedule up to this length is open from the start. */
const SHORT_SCHEDULE = 8;

/** Past years are one line, so are distant ones; each year between them is one with its totals. */
export function foldPayments(payments: readonly Payment[]): FlowFolds {
  const next = payments.find(({ status }) => status !== 'paid');
  if (!next) return { traits: () => ({ fold: 'earlier' }) };
  const firstYear = paymentYear(next);
  const current = payments.filter((payment) => paymentYear(payment) >= firstYear);
  const years = [...new Set(current.map(paymentYear))];
  const isLong = years.length >= SHOWN_YEARS + FEWEST_FOLDED_YEARS;
  const shownYears = isLong ? years.slice(0, SHOWN_YEARS) : years;
  const lastYear = shownYears.at(-1) ?? firstYear;
  const traits = (payment: Payment): RowTraits => {
    const year = paymentYear(payment);
    if (year < firstYear) return { fold: 'earlier' };
    return year > lastYear ? { fold: 'later' } : { group: year };
  };
  const shown = current.filter((payment) => paymentYear(payment) <= lastYear);
  if (shown.length === shownYears.length) return { traits };
  return {
    traits,
    groups: new Map(shownYears.map((year) => [year, year])),
    closedGroups: new Set(shown.length > SHORT_SCHEDULE ? shownYears.slice(1) : []),
  };
}

function paymentYear({ date }: Payment): string {
  return date.slice(0, 4);
}
