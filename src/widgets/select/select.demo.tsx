import { useState } from 'react';
import type { DemoWords, Emit, WidgetDemo } from '../demo.ts';
import css from './select.demo.module.css';
import type { SelectTexts } from './choice.tsx';
import type { SelectOption } from './select-state.ts';
import { Select, type SelectProps } from './select.tsx';

const EXCHANGES: readonly SelectOption[] = [
  { id: 'xetr', text: 'Xetra' },
  { id: 'xpar', text: 'Euronext Paris' },
  { id: 'xams', text: 'Euronext Amsterdam' },
  { id: 'xwar', text: 'Giełda Papierów Wartościowych w Warszawie' },
  { id: 'xist', text: 'Borsa İstanbul' },
  { id: 'xmil', text: 'Borsa Italiana' },
  { id: 'xmad', text: 'Bolsa de Madrid' },
  { id: 'xbue', text: 'Bolsas y Mercados Argentinos' },
  { id: 'xbog', text: 'Bolsa de Valores de Bogotá' },
  { id: 'misx', text: 'Московская биржа' },
  { id: 'xshg', text: '上海证券交易所' },
  { id: 'xnys', text: 'New York Stock Exchange' },
];

const BONDS: readonly SelectOption[] = Array.from({ length: 5000 }, (_, index) => ({
  id: index + 1,
  text: `Bond ${String(index + 1).padStart(4, '0')}, ${2027 + (index % 30)}`,
}));

const GROUPS: readonly SelectOption[] = [
  { id: 1, text: 'Government', classes: css.group },
  { id: 2, text: 'Germany', classes: css.sub },
  { id: 3, text: 'France', classes: css.sub },
  { id: 4, text: 'Corporate', classes: `${css.group} corporate "><b>` },
  { id: 5, text: 'Banks', classes: css.sub },
];

type Shown = Omit<SelectProps, 'onChange'>;

const STATES: Record<string, { about: string } & Shown> = {
  default: {
    about: 'Opens by click, Enter, Space, arrows or a letter; closes outside and on Escape.',
    label: 'Exchange',
    options: EXCHANGES,
    value: 'xpar',
  },
  placeholder: {
    about: 'Nothing is chosen yet.',
    label: 'Market',
    options: EXCHANGES,
    value: null,
  },
  search: {
    about: 'A search within; case and accents do not matter.',
    label: 'Place of trade',
    options: EXCHANGES,
    value: null,
    search: true,
  },
  hidden: {
    about: 'Hidden options (both Euronext) are neither shown nor reached.',
    label: 'Visible exchange',
    options: EXCHANGES.map(({ id, text }) => ({ id, text, hide: text.startsWith('Euronext') })),
    value: 'xetr',
    search: true,
  },
  'hidden-value': {
    about: 'The chosen option is hidden: shown as no choice.',
    label: 'Hidden choice',
    options: EXCHANGES.map(({ id, text }) => ({ id, text, hide: id === 'xpar' })),
    value: 'xpar',
  },
  classes: {
    about: 'Options carry class names of their own; anything but plain names is dropped.',
    label: 'Issuer',
    options: GROUPS,
    value: 2,
  },
  long: {
    about: '5,000 options.',
    label: 'Bond',
    options: BONDS,
    value: 2500,
    search: true,
  },
  'long-texts': {
    about: 'Texts longer than the list is wide.',
    label: 'Issue',
    options: ['2031', '2036', '2041'].map((year) => ({
      id: year,
      text: `Federal Republic of Germany, inflation-linked bearer bond due ${year}, series A`,
    })),
    value: '2036',
  },
  disabled: {
    about: 'No choice here.',
    label: 'Board',
    options: EXCHANGES,
    value: 'xetr',
    disabled: true,
  },
  'no-options': {
    about: 'There is nothing to choose from.',
    label: 'Tariff',
    options: [],
    value: null,
  },
  'hidden-label': {
    about: 'Only a screen reader hears the label.',
    label: 'Exchange without label',
    hideLabel: true,
    options: EXCHANGES,
    value: 'xetr',
  },
  texts: {
    about: 'Other texts.',
    label: 'Börse',
    options: EXCHANGES,
    value: null,
    search: true,
    texts: {
      placeholder: 'Bitte wählen',
      search: 'Suchen',
      nothingFound: 'Nichts gefunden',
      close: 'Schließen',
    },
  },
};

interface DemoProps {
  readonly emit: Emit;
  readonly texts: SelectTexts;
}

function Owner({ shown, emit, texts }: DemoProps & { shown: Shown }) {
  const [value, setValue] = useState(shown.value);
  return (
    <Select
      texts={texts}
      {...shown}
      value={value}
      onChange={(id) => {
        setValue(id);
        emit('change', id);
      }}
    />
  );
}

function InForm({ emit, texts }: DemoProps) {
  return (
    <form className={css.form} action="#form">
      <Owner
        shown={{ label: 'Exchange to send', name: 'exchange', options: EXCHANGES, value: 'xetr' }}
        emit={emit}
        texts={texts}
      />
      <button type="submit" className={css.button}>
        Send
      </button>
    </form>
  );
}

export const demo: WidgetDemo = {
  name: 'select',
  states: [
    ...Object.entries(STATES).map(([name, { about, ...shown }]) => ({
      name,
      about,
      props: { ...shown },
      render: (emit: Emit, words: DemoWords) => (
        <Owner shown={shown} emit={emit} texts={words.select} />
      ),
    })),
    {
      name: 'form',
      about: 'A form sends the choice, with and without scripts.',
      props: { name: 'exchange' },
      render: (emit, words) => <InForm emit={emit} texts={words.select} />,
    },
  ],
};
