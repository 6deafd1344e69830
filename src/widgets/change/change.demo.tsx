import type { WidgetDemo } from '../demo.ts';
import { Change, type ChangeProps } from './change.tsx';

const STATES: Record<string, ChangeProps> = {
  up: { direction: 'up', text: '+0.29 %' },
  down: { direction: 'down', text: '−0.21 %' },
  none: { direction: 'none', text: '0.00 %' },
};

export const demo: WidgetDemo = {
  name: 'change',
  states: Object.entries(STATES).map(([name, props]) => ({
    name,
    about: 'Mark, sign and colour say the same thing.',
    props: { ...props },
    render: () => <Change {...props} />,
  })),
};
