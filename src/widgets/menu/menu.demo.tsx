import { useState } from 'react';
import type { DemoWords, Emit, WidgetDemo } from '../demo.ts';
import { Icon } from '../icon/icon.tsx';
import type { MenuGroup } from './menu-state.ts';
import { Menu, type MenuProps } from './menu.tsx';

const GROUPS: readonly MenuGroup[] = [
  {
    items: [
      { id: 'copy', text: 'Copy link', icon: <Icon name="copy" /> },
      {
        id: 'file',
        text: 'Excel file',
        icon: <Icon name="export" />,
        href: '#default',
        note: 'XLSX',
      },
      { id: 'print', text: 'Print', isDisabled: true },
    ],
  },
  { title: 'Account', items: [{ id: 'delete', text: 'Delete the list', tone: 'danger' }] },
];

const STATES: Record<string, { about: string } & Omit<MenuProps, 'onPick'>> = {
  default: {
    about: 'Use for several actions behind one button. Arrows, letters and Escape work.',
    label: 'Actions',
    groups: GROUPS,
  },
  icon: {
    about: 'A button with an icon only, the menu at its right edge.',
    label: 'More actions',
    isIconOnly: true,
    align: 'end',
    groups: GROUPS,
  },
  disabled: { about: 'Nothing to do here.', label: 'No actions', isDisabled: true, groups: [] },
};

function Checked({ emit, words }: { emit: Emit; words: DemoWords }) {
  const [isLog, setIsLog] = useState(false);
  return (
    <Menu
      label="Scale"
      link={words.link}
      groups={[
        {
          items: [
            { id: 'log', text: 'Logarithmic', isChecked: isLog },
            { id: 'percent', text: 'In per cent', isChecked: true },
            { id: 'reset', text: 'Reset' },
          ],
        },
      ]}
      onPick={(id) => {
        if (id === 'log') setIsLog(!isLog);
        emit('pick', id);
      }}
    />
  );
}

export const demo: WidgetDemo = {
  name: 'menu',
  states: [
    ...Object.entries(STATES).map(([name, { about, ...props }]) => ({
      name,
      about,
      props: { label: props.label },
      render: (emit: Emit) => <Menu {...props} onPick={(id) => emit('pick', id)} />,
    })),
    {
      name: 'checked',
      about: 'Items that are on or off have a tick.',
      props: { isChecked: true },
      render: (emit, words) => <Checked emit={emit} words={words} />,
    },
  ],
};
