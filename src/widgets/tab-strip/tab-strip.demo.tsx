import { useRef, useState } from 'react';
import type { Emit, WidgetDemo } from '../demo.ts';
import css from './tab-strip.demo.module.css';
import type { Tab } from './tab-state.ts';
import { TabStrip, type TabStripHandle, type TabStripProps } from './tab-strip.tsx';

const PERIODS: readonly Tab[] = [
  { id: '1D', ttl: 'Today' },
  { id: '3M', ttl: '3M' },
  { id: '1Y', ttl: '1Y', class: 'active' },
  { id: '5Y', ttl: '5Y' },
  { id: '10Y', ttl: '10Y' },
];

const YEARS: readonly Tab[] = Array.from({ length: 24 }, (_, index) => ({
  id: String(2003 + index),
  ttl: String(2003 + index),
  class: index === 20 ? 'active' : '',
}));

type Shown = Omit<TabStripProps, 'ref' | 'onSelectTab' | 'onClearPeriod'>;

const STATES: Record<string, { about: string } & Shown> = {
  default: {
    about: 'The tab of class “active” is the default. Arrows move, Enter or Space picks.',
    name: 'period',
    label: 'Period',
    tabs: PERIODS,
  },
  none: {
    about: 'Without a default no tab is active.',
    name: 'period',
    label: 'Period, none chosen',
    tabs: PERIODS.map(({ id, ttl }) => ({ id, ttl })),
  },
  hidden: {
    about: 'Tabs that are hidden, or not to be shown, are left out (Today and 10Y here).',
    name: 'period',
    label: 'Period, some hidden',
    tabs: PERIODS.map((tab) => ({ ...tab, hidden: tab.id === '1D', show: tab.id !== '10Y' })),
  },
  classes: {
    about: 'Class names of the tab and of what is clicked in it.',
    name: 'market',
    label: 'Market',
    tabs: [
      { id: 'spot', ttl: 'Spot', class: 'market-spot active' },
      { id: 'forward', ttl: 'Forward', class: 'market-forward', classAction: css.dotted },
      { id: 'bad', ttl: 'Option', class: 'ok "><b>', classAction: 'on{click}' },
    ],
  },
  links: {
    about: 'With addresses the tabs also work before scripts have loaded.',
    name: 'period',
    label: 'Period, as links',
    tabs: PERIODS.map((tab) => ({ ...tab, href: `?period=${tab.id}#links` })),
  },
  many: {
    about: 'More than fit: the strip scrolls sideways, the active tab is in view.',
    name: 'year',
    label: 'Year',
    tabs: YEARS,
  },
};

function Strip({ emit, ...props }: Shown & { emit: Emit }) {
  return (
    <TabStrip
      {...props}
      onSelectTab={(strip, id) => emit('selectTab', { strip, id })}
      onClearPeriod={() => emit('clearPeriod')}
    />
  );
}

/** As a chart uses it: an arbitrary period clears the tabs, a tab clears the period. */
function WithPeriod({ emit }: { emit: Emit }) {
  const strip = useRef<TabStripHandle>(null);
  const [period, setPeriod] = useState('');
  const choose = () => {
    setPeriod('3 May 2026 – 9 May 2026');
    strip.current?.clearAll();
  };
  const clearPeriod = () => {
    setPeriod('');
    emit('clearPeriod');
  };
  return (
    <div className={css.row}>
      <TabStrip
        ref={strip}
        name="chart"
        label="Period of the chart"
        tabs={PERIODS}
        onSelectTab={(name, id) => emit('selectTab', { strip: name, id })}
        onClearPeriod={clearPeriod}
      />
      <button type="button" className={css.button} onClick={choose}>
        Choose 3–9 May
      </button>
      <output>{period || 'No arbitrary period'}</output>
    </div>
  );
}

export const demo: WidgetDemo = {
  name: 'tab-strip',
  states: [
    ...Object.entries(STATES).map(([name, { about, ...props }]) => ({
      name,
      about,
      props: { ...props },
      render: (emit: Emit) => <Strip {...props} emit={emit} />,
    })),
    {
      name: 'clear-all',
      about: 'An arbitrary period deactivates all tabs; picking a tab clears the period.',
      props: { name: 'chart', tabs: PERIODS },
      render: (emit) => <WithPeriod emit={emit} />,
    },
  ],
};
