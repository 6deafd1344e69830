import type { WidgetDemo } from '../demo.ts';
import { Change, type ChangeProps } from './change.tsx';

const STATES: Record<string, ChangeProps> = {
  up: { direction: 'up', text: '+0.29 %' },
  down: { direction: 'down', text: '−0.21 %' },
  rate: {
    direction: 'up',
    text: '+4.1 bp',
    rateNote: 'A rising yield lowers the price of a bond.',
  },
  none: { direction: 'none', text: '0.00 %' },
};

export const demo: WidgetDemo = {
  name: 'change',
  states: Object.entries(STATES).map(([name, props]) => ({
    name,
    about: 'Mark and sign say where it went, the colour what that means for prices.',
    props: { ...props },
    render: () => <Change {...props} />,
  })),
};
