import type { WidgetDemo } from '../demo.ts';
import { CashFlow, type CashFlowProps } from './cash-flow.tsx';
import type { FlowBar } from './flow-layout.ts';

const TEXTS: CashFlowProps['texts'] = {
  outstanding: 'Outstanding, % of face',
  payment: 'Payment, % of face:',
  value: 'present value',
  amount: 'amount',
  keys: 'Arrow keys read the payments.',
};

function makeBars(years: number, coupon: number, repaid: readonly number[]): FlowBar[] {
  const count = 2 * years;
  return Array.from({ length: count }, (_, i) => {
    const at = 2025.2 + i / 2;
    const principal = repaid[i - (count - repaid.length)] ?? 0;
    const amount = coupon + principal;
    const isPaid = at < 2026.9;
    const presentValue = isPaid ? undefined : amount * 1.045 ** (2026.9 - at);
    return {
      at,
      amount,
      presentValue,
      state: isPaid ? 'paid' : at < 2027.4 ? 'next' : 'future',
      text: `${at.toFixed(1)}: ${amount.toFixed(2)}`,
      title: principal > 0 ? amount.toFixed(2) : undefined,
    };
  });
}

const AMORTISER: CashFlowProps = {
  name: 'Cash flow',
  summary: 'Coupons of 2.44 each half-year, repaid in three parts.',
  bars: makeBars(10, 2.4375, [25, 0, 25, 0, 50]),
  outstanding: [
    { at: 2025.2, left: 100 },
    { at: 2032.7, left: 75 },
    { at: 2033.7, left: 50 },
    { at: 2034.7, left: 0 },
  ],
  settlement: { at: 2026.9, text: 'settlement' },
  marks: [
    { at: 2030.2, text: 'call at 102' },
    { at: 2032.2, text: '100' },
  ],
  balance: { at: 2032.5, text: 'balance point: 5.66 years' },
  texts: TEXTS,
  number: String,
};

const STATES: Record<string, { readonly about: string; readonly props: CashFlowProps }> = {
  amortiser: { about: 'Repaid in parts, callable; the past is grey.', props: AMORTISER },
  masked: {
    about: 'Without a yield there are no present values and no balance point.',
    props: {
      ...AMORTISER,
      bars: AMORTISER.bars.map((bar) => ({ ...bar, presentValue: undefined })),
      outstanding: null,
      balance: null,
    },
  },
  long: {
    about: 'Thirty years of coupons: thin bars, fewer years below.',
    props: { ...AMORTISER, bars: makeBars(30, 2, [100]), outstanding: null, marks: [] },
  },
};

export const demo: WidgetDemo = {
  name: 'cash-flow',
  states: Object.entries(STATES).map(([name, { about, props }]) => ({
    name,
    about,
    props: { name: props.name, bars: props.bars.length },
    render: () => <CashFlow {...props} />,
  })),
};
