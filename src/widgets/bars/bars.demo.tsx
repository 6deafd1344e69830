import type { WidgetDemo } from '../demo.ts';
import { Bars, type BarsProps } from './bars.tsx';

const TEXTS = { asTable: 'As a table', label: 'Day', value: 'Clicks' };

/** Invented numbers that go up and down. */
function days(length: number, high: number): BarsProps['bars'] {
  return Array.from({ length }, (_, i) => {
    const value = Math.round(high * Math.abs(Math.sin(i * 0.7) + 0.4 * Math.sin(i * 2.3)));
    return { label: `${i + 1} Oct`, value, text: String(value) };
  });
}

const STATES: Record<string, { readonly about: string; readonly props: BarsProps }> = {
  month: {
    about: 'Thirty days. The mouse reads a day, the table all of them.',
    props: {
      name: 'Clicks on the menu',
      summary: 'Most on 9 Oct: 118',
      bars: days(30, 90),
      texts: TEXTS,
    },
  },
  quarter: {
    about: 'Ninety days are as wide: the bars become thinner.',
    props: {
      name: 'Sign-ins',
      summary: 'Most on 9 Oct: 1 310',
      bars: days(90, 1000),
      texts: TEXTS,
    },
  },
  'one-large': {
    about: 'Small numbers beside a large one are still to be seen; nothing has no bar.',
    props: {
      name: 'Calls',
      summary: 'Most on 4 Oct: 50 000',
      bars: [0, 3, 0, 50_000, 12, 0, 1].map((value, i) => ({
        label: `${i + 1} Oct`,
        value,
        text: String(value),
      })),
      texts: TEXTS,
    },
  },
  empty: {
    about: 'Nothing happened.',
    props: {
      name: 'Registrations',
      summary: 'None in this period',
      bars: days(7, 0),
      texts: TEXTS,
    },
  },
};

export const demo: WidgetDemo = {
  name: 'bars',
  states: Object.entries(STATES).map(([name, { about, props }]) => ({
    name,
    about,
    props: { ...props },
    render: () => <Bars {...props} />,
  })),
};
