import type { WidgetDemo } from '../demo.ts';
import { YearBars, type YearBar } from './year-bars.tsx';

const FEW: readonly YearBar[] = [
  { label: '2027', value: 500, text: '500' },
  { label: '2028', value: 950, text: '950' },
  { label: '2029', value: 0, text: '–' },
  { label: '2034', value: 600, own: 300, text: '600' },
  { label: 'perp.', value: 400, text: '400' },
];
const MANY = Array.from({ length: 30 }, (_, i): YearBar => {
  const value = Math.round(300 + 250 * Math.sin(i));
  return { label: String(2027 + i), value, text: String(value) };
});

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
      about: 'Thirty years: some of the numbers are left out.',
      props: { bars: MANY.length },
      render: () => <YearBars name="Falling due" bars={MANY} />,
    },
  ],
};
