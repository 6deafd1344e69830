import type { CalculationResult } from '../../../domain/bonds/calculate-bond.ts';
import { firstDayOfYear, parseDay, yearFromDay } from '../../../domain/time/day.ts';
import { displayNumber } from '../../../domain/text/format.ts';
import type { CashFlowProps } from '../../../widgets/cash-flow/cash-flow.tsx';
import type { FlowBar, FlowMark } from '../../../widgets/cash-flow/flow-layout.ts';
import { dayText } from '../../parts/quote-text.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import type { Payment } from './flow-rows.ts';
import type { BondParts } from './load-parts.ts';

interface Flows extends Pick<BondParts, 'payments' | 'facts'> {
  readonly result: CalculationResult | undefined;
  readonly settlement: string | undefined;
}

/** The cash-flow chart of a bond, with texts in the page's language. */
export function useFlowPicture({ payments, facts, result, settlement }: Flows): CashFlowProps {
  const t = useLabels();
  const { lang } = useShell().globals;
  const { items } = payments;
  const number = (value: number, digits: number) =>
    displayNumber(value.toFixed(digits), digits, lang);
  const worth = presentValues(items, result);
  const largest = Math.max(...items.map(({ coupon, principal }) => coupon + principal));
  const bars = items.map((item, i): FlowBar => {
    const amount = item.coupon + item.principal;
    const presentValue = worth[i];
    const told = { date: dayText(item.date, lang), amount: number(amount, 4) };
    return {
      at: yearsAt(item.date),
      amount,
      presentValue,
      state: item.status,
      text:
        presentValue === undefined
          ? t('flow_bar', told)
          : t('flow_bar_worth', { ...told, value: number(presentValue, 4) }),
      title: item.principal > 0.2 * largest ? number(amount, 2) : undefined,
    };
  });
  const first = items.find(({ status }) => status !== 'paid') ?? items[0];
  const at = yearsAt(settlement ?? first?.date ?? '');
  return {
    name: t('flows_title'),
    summary: summarise(),
    bars,
    outstanding: facts.repayments.length > 1 ? outstandingSteps(items) : null,
    settlement: { at, text: settlement === undefined ? '' : t('flow_settlement') },
    marks: [
      ...facts.calls
        .filter(({ isPast }) => !isPast)
        .map(({ date, price }) => mark('flow_call', date, price)),
      ...facts.puts
        .filter(({ isPast }) => !isPast)
        .map(({ date, price }) => mark('flow_put', date, price)),
    ].toSorted((a, b) => a.at - b.at),
    balance: result
      ? {
          at: at + result.macaulayDuration,
          text: t('flow_balance', { years: number(result.macaulayDuration, 2) }),
        }
      : null,
    texts: {
      outstanding: t('flow_outstanding'),
      payment: t('flow_payment'),
      value: t('flow_value'),
      amount: t('flow_amount'),
      keys: t('flow_keys'),
    },
    number: (value) => displayNumber(String(value), value < 1 ? 2 : 0, lang),
  };

  function mark(key: 'flow_call' | 'flow_put', date: string, price: string): FlowMark {
    const short = displayNumber(price, 0, lang);
    return { at: yearsAt(date), text: t(key, { price: short }), short };
  }

  function summarise(): string {
    const coming = items.filter(({ status }) => status !== 'paid');
    const [next, last] = [coming[0], coming.at(-1)];
    if (!next || !last) return t('flow_all_paid');
    return t('flow_summary', {
      count: coming.length,
      from: dayText(next.date, lang),
      to: dayText(last.date, lang),
    });
  }
}

/**
 * What each coming payment is worth. The payments are those of the schedule; the cash flows of the
 * result end with a redemption if it is to a call or put.
 */
export function presentValues(
  payments: readonly Pick<Payment, 'date' | 'coupon' | 'principal' | 'status'>[],
  result: Pick<CalculationResult, 'cashFlows'> | undefined,
): (number | undefined)[] {
  const factors = new Map(
    result?.cashFlows.map(
      ({ date, coupon, principal, presentValue }) =>
        [date, presentValue / (coupon + principal)] as const,
    ),
  );
  return payments.map(({ date, coupon, principal, status }) => {
    const factor = status === 'paid' ? undefined : factors.get(date);
    return factor && factor * (coupon + principal);
  });
}

function outstandingSteps(items: readonly Payment[]) {
  const [first] = items;
  const begin = first ? [{ at: yearsAt(first.date), left: first.left + first.principal }] : [];
  const steps = items
    .filter(({ principal }) => principal > 0)
    .map(({ date, left }) => ({ at: yearsAt(date), left }));
  return [...begin, ...steps];
}

/** A date as a fractional year: 2027.2 in March. */
function yearsAt(date: string): number {
  const day = parseDay(date) ?? 0;
  const year = yearFromDay(day);
  return year + (day - firstDayOfYear(year)) / 366;
}
