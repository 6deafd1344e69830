import { useRef, useState } from 'react';
import type { Emit, WidgetDemo } from '../demo.ts';
import type { Tab } from '../tab-strip/tab-state.ts';
import type { TabStripHandle } from '../tab-strip/tab-strip.tsx';
import css from './model-tabs.demo.module.css';
import { ModelTabs, type ModelTabsProps } from './model-tabs.tsx';

const TABS: readonly Tab<number | null>[] = [
  { id: null, ttl: 'All' },
  { id: 1, ttl: 'Government' },
  { id: 2, ttl: 'Corporate' },
  { id: 5, ttl: 'Municipal' },
];

type Shown = Pick<ModelTabsProps, 'tabs' | 'value' | 'hideSingle'>;

const STATES: Record<string, { about: string } & Shown> = {
  default: {
    about: 'A pick sets the value, a number or null. Clear-all resets it to 0.',
    tabs: TABS,
    value: 1,
  },
  'null-value': { about: 'The tab of null is chosen.', tabs: TABS, value: null },
  zero: {
    about: 'After a clear-all the tab of 0 is chosen, if there is one.',
    tabs: [{ id: 0, ttl: 'No filter' }, ...TABS.slice(1)],
    value: 2,
  },
  single: { about: 'One tab is no choice: nothing is shown.', tabs: TABS.slice(1, 2), value: 1 },
  'single-shown': {
    about: 'With hideSingle off it is shown.',
    tabs: TABS.slice(1, 2),
    value: 1,
    hideSingle: false,
  },
  'one-visible': {
    about: 'Only tabs that are to be seen count: one is left, so nothing is shown.',
    tabs: TABS.map(({ id, ttl }) => ({ id, ttl, hidden: id !== 1 })),
    value: 1,
  },
  empty: { about: 'No tabs: nothing is shown.', tabs: [], value: 0 },
};

function Model({ name, shown, emit }: { name: string; shown: Shown; emit: Emit }) {
  const strip = useRef<TabStripHandle>(null);
  const [value, setValue] = useState(shown.value);
  const change = (next: number | null) => {
    setValue(next);
    emit('change', next);
  };
  return (
    <div className={css.row}>
      <ModelTabs {...shown} ref={strip} label={`Issuer, ${name}`} value={value} onChange={change} />
      <button type="button" className={css.button} onClick={() => strip.current?.clearAll()}>
        Clear all
      </button>
      <output>{JSON.stringify(value)}</output>
    </div>
  );
}

export const demo: WidgetDemo = {
  name: 'model-tabs',
  states: Object.entries(STATES).map(([name, { about, ...shown }]) => ({
    name,
    about,
    props: { ...shown },
    render: (emit) => <Model name={name} shown={shown} emit={emit} />,
  })),
};
