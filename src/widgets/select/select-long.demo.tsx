import type { WidgetDemo } from '../demo.ts';
import { DemoSelect } from './demo-select.tsx';

const BONDS = {
  label: 'Bond',
  options: Array.from({ length: 5000 }, (_, index) => ({
    id: index + 1,
    text: `Bond ${String(index + 1).padStart(4, '0')}, ${2027 + (index % 30)}`,
  })),
  value: 2500,
  search: true,
};

/** Only at its own URL, because without scripts it is a large page. */
export const demo: WidgetDemo = {
  name: 'select-long',
  states: [
    {
      name: 'long',
      about: '5,000 options.',
      props: BONDS,
      render: (emit, words) => <DemoSelect shown={BONDS} emit={emit} texts={words.select} />,
    },
  ],
};
