import type { WidgetDemo } from '../demo.ts';
import type { YearBar } from './year-bars-layout.ts';
import { YearBars } from './year-bars.tsx';

function year(label: string, value: number, own = 0): YearBar {
  return { label, value, own, text: String(value), amount: `EUR ${value} mln` };
}

const FEW: readonly YearBar[] = [
  year('2027', 500),
  year('2028', 950),
  year('2029', 0),
  year('2034', 600, 300),
  year('perp.', 400),
];
const MANY = Array.from({ length: 30 }, (_, i) =>
  year(String(2027 + i), Math.round(300 + 250 * Math.sin(i))),
);

export const demo: WidgetDemo = {
  name: 'year-bars',
  states: [
    {
      name: 'few',
      about: 'Amounts by year; the darker part is what the page is about.',
      props: { bars: FEW.length },
      render: () => <YearBars name="Falling due" bars={FEW} />,
    },
    {
      name: 'many',
      about: 'Thirty years: numbers above the larger bars, where they have room.',
      props: { bars: MANY.length },
      render: () => <YearBars name="Falling due" bars={MANY} />,
    },
  ],
};
