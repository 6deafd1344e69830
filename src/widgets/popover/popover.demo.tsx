import type { WidgetDemo } from '../demo.ts';
import { Popover, type PopoverProps } from './popover.tsx';

const STATES: Record<string, { about: string; align: NonNullable<PopoverProps['align']> }> = {
  start: { about: 'The panel begins where its button begins.', align: 'start' },
  end: { about: 'The panel ends where its button ends, as in the header.', align: 'end' },
};

export const demo: WidgetDemo = {
  name: 'popover',
  states: Object.entries(STATES).map(([name, { about, align }]) => ({
    name,
    about,
    props: { button: 'Choose', label: `Choose (${name})`, align },
    render: () => (
      <Popover button="Choose" label={`Choose (${name})`} align={align}>
        <a href={`#${name}`}>A link closes it</a>
      </Popover>
    ),
  })),
};
