import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { DemoWords, Emit, WidgetDemo } from '../demo.ts';
import { TextField } from '../field/text-field.tsx';
import { Icon } from '../icon/icon.tsx';
import { Segmented } from '../segmented/segmented.tsx';
import { Select } from '../select/select.tsx';
import { Toolbar, ToolbarGroup, type ToolbarAction, type ToolbarProps } from './toolbar.tsx';

const ACTIONS: readonly ToolbarAction[] = [
  { id: 'compare', text: 'Compare', icon: <Icon name="plus" /> },
  { id: 'export', text: 'Export', icon: <Icon name="export" />, href: '#chart' },
  { id: 'settings', text: 'Settings', icon: <Icon name="settings" /> },
];

const FIELDS = ['Price', 'Yield', 'Spread'].map((ttl) => ({ id: ttl, ttl }));
const PERIODS = ['1D', '1M', '3M', '1Y', '5Y', 'All'].map((ttl) => ({ id: ttl, ttl }));

function ChartBar({ emit, name, ...props }: Partial<ToolbarProps> & { emit: Emit; name: string }) {
  const [isLog, setIsLog] = useState(false);
  return (
    <Toolbar
      label={`Chart, ${name}`}
      actions={[...ACTIONS, { id: 'log', text: 'Log', hasText: true, isChecked: isLog }]}
      moreText="More"
      onPick={(id) => {
        if (id === 'log') setIsLog(!isLog);
        emit('pick', id);
      }}
      {...props}
    >
      <ToolbarGroup isWide>
        <Segmented label={`Values, ${name}`} tabs={FIELDS} value="Price" />
      </ToolbarGroup>
      <ToolbarGroup isWide>
        <Segmented label={`Period, ${name}`} tabs={PERIODS} value="1Y" />
      </ToolbarGroup>
      <Button icon={<Icon name="calendar" />} onClick={() => emit('pick', 'dates')}>
        17 Nov 2025 – 17 Nov 2026
      </Button>
    </Toolbar>
  );
}

function ListBar({ emit, words }: { emit: Emit; words: DemoWords }) {
  const [value, setValue] = useState<string | number>('eur');
  return (
    <Toolbar label="List" end={<span>1,673 bonds</span>} actions={ACTIONS.slice(1, 2)}>
      <TextField
        label="Find"
        isLabelHidden
        type="search"
        placeholder="Name or ISIN"
        icon={<Icon name="search" />}
      />
      <Select
        label="Currency"
        hideLabel
        texts={words.select}
        options={[
          { id: 'eur', text: 'Euro' },
          { id: 'nok', text: 'Norwegian krone' },
        ]}
        value={value}
        onChange={(id) => {
          setValue(id);
          emit('change', id);
        }}
      />
    </Toolbar>
  );
}

export const demo: WidgetDemo = {
  name: 'toolbar',
  states: [
    {
      name: 'chart',
      about:
        'Use for the controls over a picture or a table; actions that have no room go into a menu.',
      props: { actions: ['compare', 'export', 'settings', 'log'] },
      render: (emit) => <ChartBar emit={emit} name="wraps" />,
    },
    {
      name: 'scroll',
      about: 'With overflow="scroll" it keeps to one row.',
      props: { overflow: 'scroll' },
      render: (emit) => <ChartBar emit={emit} name="scrolls" overflow="scroll" />,
    },
    {
      name: 'list',
      about: 'Fields and selects, a count at the right end.',
      props: { end: '1,673 bonds' },
      render: (emit, words) => <ListBar emit={emit} words={words} />,
    },
  ],
};
