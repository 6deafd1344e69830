import { useRef, useState } from 'react';
import type { Emit, WidgetDemo } from '../demo.ts';
import { Button } from '../button/button.tsx';
import { UnlockContext } from '../locked-hint/unlock.ts';
import { LinkStrip } from './link-strip.tsx';
import css from './segmented.demo.module.css';
import { SegmentedChoice } from './segmented-choice.tsx';
import { Segmented } from './segmented.tsx';
import type { TabsHandle, TabsProps } from './tab-list.tsx';
import type { Tab } from './tab-state.ts';

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

const ISSUERS: readonly Tab<number | null>[] = [
  { id: null, ttl: 'All' },
  { id: 1, ttl: 'Government' },
  { id: 2, ttl: 'Corporate' },
  { id: 5, ttl: 'Municipal' },
];

type Shown = Pick<TabsProps<string | number>, 'label' | 'tabs'> & { readonly name: string };

const STATES: Record<string, { about: string } & Shown> = {
  default: {
    about:
      'Use for the values, the period or the unit of one picture or table. Arrows move, Enter or Space picks.',
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

function Strip({ emit, name, ...props }: Shown & { emit: Emit }) {
  return (
    <Segmented
      {...props}
      onPick={(id) => {
        emit('selectTab', { strip: name, id });
        emit('clearPeriod');
      }}
    />
  );
}

/** As in a chart: a custom period clears the tabs, a tab clears the period. */
function WithPeriod({ emit }: { emit: Emit }) {
  const strip = useRef<TabsHandle>(null);
  const [period, setPeriod] = useState('');
  const choose = () => {
    setPeriod('3 May 2026 – 9 May 2026');
    strip.current?.clearAll();
  };
  return (
    <div className={css.row}>
      <Segmented
        ref={strip}
        label="Period of the chart"
        tabs={PERIODS}
        onPick={(id) => {
          setPeriod('');
          emit('selectTab', { strip: 'chart', id });
        }}
      />
      <Button onClick={choose}>Choose 3–9 May</Button>
      <output>{period || 'No arbitrary period'}</output>
    </div>
  );
}

type ModelShown = Pick<TabsProps<number | null>, 'tabs' | 'hideSingle'> & {
  readonly value: number | null;
};

const MODELS: Record<string, { about: string } & ModelShown> = {
  model: {
    about: 'A pick sets the value, a number or null. Clear-all resets it to 0.',
    tabs: ISSUERS,
    value: 1,
  },
  'model-null': { about: 'The tab of null is chosen.', tabs: ISSUERS, value: null },
  'model-zero': {
    about: 'After a clear-all the tab of 0 is chosen, if there is one.',
    tabs: [{ id: 0, ttl: 'No filter' }, ...ISSUERS.slice(1)],
    value: 2,
  },
  single: {
    about: 'One tab is no choice: with hideSingle nothing is shown.',
    tabs: ISSUERS.slice(1, 2),
    value: 1,
    hideSingle: true,
  },
  'single-shown': {
    about: 'Otherwise it is shown.',
    tabs: ISSUERS.slice(1, 2),
    value: 1,
  },
  'one-visible': {
    about: 'Only tabs that are to be seen count: one is left, so nothing is shown.',
    tabs: ISSUERS.map(({ id, ttl }) => ({ id, ttl, hidden: id !== 1 })),
    value: 1,
    hideSingle: true,
  },
  empty: { about: 'No tabs: nothing is shown.', tabs: [], value: 0 },
};

function Model({ name, shown, emit }: { name: string; shown: ModelShown; emit: Emit }) {
  const strip = useRef<TabsHandle>(null);
  const [value, setValue] = useState(shown.value);
  const change = (next: number | null) => {
    setValue(next);
    emit('change', next);
  };
  return (
    <div className={css.row}>
      <Segmented
        {...shown}
        ref={strip}
        label={`Issuer, ${name}`}
        value={value}
        clearedValue={0}
        onChange={change}
      />
      <Button onClick={() => strip.current?.clearAll()}>Clear all</Button>
      <output>{JSON.stringify(value)}</output>
    </div>
  );
}

const UNLOCK = { href: '#locked', text: 'Register to see yields', spoken: 'Value hidden' };

export const demo: WidgetDemo = {
  name: 'segmented',
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
      props: { tabs: PERIODS },
      render: (emit) => <WithPeriod emit={emit} />,
    },
    {
      name: 'locked',
      about: 'What the viewer may not see stays in its place, with a lock that leads to its key.',
      props: { tabs: [{ id: 'yield', ttl: 'Yield', isLocked: true }] },
      render: (emit) => (
        <UnlockContext value={UNLOCK}>
          <Segmented
            label="Values"
            tabs={[
              { id: 'price', ttl: 'Price', class: 'active' },
              { id: 'yield', ttl: 'Yield', isLocked: true },
              { id: 'volume', ttl: 'Volume', count: '12' },
            ]}
            onPick={(id) => emit('pick', id)}
          />
        </UnlockContext>
      ),
    },
    {
      name: 'link-strip',
      about: 'LinkStrip: other views of a page, each with an address. It is a navigation.',
      props: { current: 'both' },
      render: (_, words) => (
        <LinkStrip
          label="View"
          current="both"
          link={words.link}
          links={[
            { id: 'table', text: 'Table', href: '?view=table#link-strip' },
            { id: 'both', text: 'Table and map', href: '?view=both#link-strip' },
            { id: 'map', text: 'Map', href: '?view=map#link-strip' },
          ]}
        />
      ),
    },
    {
      name: 'choice',
      about:
        'SegmentedChoice: radio buttons of a form as a strip. Without scripts the form sends it.',
      props: { defaultValue: 'system' },
      render: (emit) => (
        <SegmentedChoice
          legend="Theme"
          name="theme"
          defaultValue="system"
          options={[
            { value: 'system', label: 'System' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          onChange={(id) => emit('choose', id)}
        />
      ),
    },
    ...Object.entries(MODELS).map(([name, { about, ...shown }]) => ({
      name,
      about,
      props: { ...shown },
      render: (emit: Emit) => <Model name={name} shown={shown} emit={emit} />,
    })),
  ],
};
