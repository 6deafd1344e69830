import type { getBondPayments } from '../../../contracts/bonds/sections.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import type { RowTraits } from '../../../widgets/data-table/table-types.ts';

export type Payment = Answer<typeof getBondPayments>['items'][number];

/** Which rows of the payment table are folded. */
export interface FlowFolds {
  readonly traits: (payment: Payment) => RowTraits;
  /** By year; absent if no year has more than one payment. */
  readonly groups?: ReadonlyMap<string, string>;
  readonly closedGroups?: ReadonlySet<string>;
}

/** The number of years shown separately; later ones are folded into one line. */
const SHOWN_YEARS = 10;
/** A fold isn't worth its toggle for fewer years. */
const FEWEST_FOLDED_YEARS = 3;
/** Schedules up to this length start unfolded. */
const SHORT_SCHEDULE = 8;

/** Past years fold into one line, distant years into another; years between have totals. */
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
