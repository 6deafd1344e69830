import type { DemoWords, Emit, WidgetDemo } from '../demo.ts';
import css from './select.demo.module.css';
import { DemoSelect, type DemoSelectProps, type ShownSelect } from './demo-select.tsx';
import type { SelectOption } from './select-state.ts';

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

const GROUPS: readonly SelectOption[] = [
  { id: 1, text: 'Government', classes: css.group },
  { id: 2, text: 'Germany', classes: css.sub },
  { id: 3, text: 'France', classes: css.sub },
  { id: 4, text: 'Corporate', classes: `${css.group} corporate "><b>` },
  { id: 5, text: 'Banks', classes: css.sub },
];

const STATES: Record<string, { about: string } & ShownSelect> = {
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

function InForm({ emit, texts }: Omit<DemoSelectProps, 'shown'>) {
  return (
    <form className={css.form} action="#form">
      <DemoSelect
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
        <DemoSelect shown={shown} emit={emit} texts={words.select} />
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
