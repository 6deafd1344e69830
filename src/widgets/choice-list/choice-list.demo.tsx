import { useState } from 'react';
import type { DemoWords, Emit, WidgetDemo } from '../demo.ts';
import { ChoiceList, type ChoiceListProps } from './choice-list.tsx';
import type { ChoiceOption } from './shown-options.ts';

const CURRENCIES = [
  ['USD', 'US dollar', 706],
  ['EUR', 'Euro', 578],
  ['GBP', 'Pound sterling', 155],
  ['NOK', 'Norwegian krone', 76],
  ['SEK', 'Swedish krona', 59],
  ['PLN', 'Polish złoty', 45],
  ['JPY', 'Japanese yen', 10],
  ['CHF', 'Swiss franc', 0],
] as const;

const FEW = CURRENCIES.map(([value, note, count]): ChoiceOption => ({
  value,
  label: value,
  note,
  count,
  checked: value === 'USD' || value === 'EUR',
}));
const MANY = Array.from({ length: 60 }, (_, i): ChoiceOption => ({
  value: `s${i}`,
  label: `Sector ${i + 1}`,
  count: (i * 7919) % 1000,
  checked: i === 40,
}));
const STEPS = ['AAA to AA−', 'A', 'BBB', 'BB', 'B', 'CCC and below', 'Not rated'].map(
  (label, i): ChoiceOption => ({
    value: String(i + 1),
    label,
    count: i === 3 ? null : 100 - i * 13,
    checked: i < 3,
  }),
);

type Given = Pick<ChoiceListProps, 'legend' | 'name' | 'options' | 'isSearchable' | 'isOrdered'>;

const STATES: Record<string, { readonly about: string; readonly props: Given }> = {
  searched: {
    about: 'The field finds words by their beginning, without accents; Enter takes the first.',
    props: { legend: 'Currency', name: 'currency', options: FEW, isSearchable: true },
  },
  long: {
    about: 'Sixty options scroll inside.',
    props: { legend: 'Sector', name: 'sector', options: MANY, isSearchable: true },
  },
  ordered: {
    about: 'Options in an order of their own; one of them is not counted.',
    props: {
      legend: 'Credit quality',
      name: 'quality',
      options: STEPS,
      isSearchable: false,
      isOrdered: true,
    },
  },
};

function Demo({ props, emit, words }: { props: Given; emit: Emit; words: DemoWords }) {
  const [options, setOptions] = useState(props.options);
  const toggle = (value: string) => {
    setOptions((all) =>
      all.map((each) => (each.value === value ? { ...each, checked: !each.checked } : each)),
    );
    emit('toggle', value);
  };
  return <ChoiceList {...props} options={options} onToggle={toggle} texts={words['choice-list']} />;
}

export const demo: WidgetDemo = {
  name: 'choice-list',
  states: Object.entries(STATES).map(([name, { about, props }]) => ({
    name,
    about,
    props: { ...props },
    render: (emit, words) => <Demo props={props} emit={emit} words={words} />,
  })),
};
