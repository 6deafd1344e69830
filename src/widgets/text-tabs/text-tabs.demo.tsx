import { useState } from 'react';
import type { DemoWords, Emit, WidgetDemo } from '../demo.ts';
import { UnlockContext } from '../locked-hint/unlock.ts';
import type { Tab } from '../segmented/tab-state.ts';
import { TextTabs } from './text-tabs.tsx';

const PARTS: readonly Tab<string>[] = [
  { id: 'open', ttl: 'Open', count: '4' },
  { id: 'granted', ttl: 'Granted', count: '61' },
  { id: 'refused', ttl: 'Refused', count: '9' },
];

const STATES: Record<string, { about: string; label: string; tabs: readonly Tab<string>[] }> = {
  default: {
    about: 'Use for the parts of a page or the lists of a section, one of which is shown below.',
    label: 'Requests',
    tabs: PARTS,
  },
  links: {
    about: 'With addresses they also work before scripts have loaded.',
    label: 'Requests, as links',
    tabs: PARTS.map(({ id, ttl, count }) => ({ id, ttl, count, href: `?part=${id}#links` })),
  },
  locked: {
    about: 'What the viewer may not see stays in its place.',
    label: 'Figures',
    tabs: [
      { id: 'terms', ttl: 'Terms' },
      { id: 'spreads', ttl: 'Spreads', isLocked: true },
      { id: 'files', ttl: 'Files' },
    ],
  },
  many: {
    about: 'More than fit: the row scrolls sideways, the active tab is in view.',
    label: 'Countries',
    tabs: Array.from({ length: 24 }, (_, index) => ({
      id: String(index),
      ttl: `Country ${index + 1}`,
    })),
  },
};

const UNLOCK = { href: '#locked', text: 'Register to see spreads', spoken: 'Value hidden' };

function Demo({ name, emit, words }: { name: string; emit: Emit; words: DemoWords }) {
  const { label, tabs } = STATES[name]!;
  const [value, setValue] = useState(tabs[name === 'many' ? 20 : 0]!.id);
  return (
    <UnlockContext value={UNLOCK}>
      <TextTabs
        label={label}
        tabs={tabs}
        value={value}
        link={words.link}
        onChange={(id) => {
          setValue(id);
          emit('change', id);
        }}
      />
    </UnlockContext>
  );
}

export const demo: WidgetDemo = {
  name: 'text-tabs',
  states: Object.entries(STATES).map(([name, { about, ...props }]) => ({
    name,
    about,
    props,
    render: (emit, words) => <Demo name={name} emit={emit} words={words} />,
  })),
};
