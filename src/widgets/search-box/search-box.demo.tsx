import { useState } from 'react';
import type { DemoWords, Emit, WidgetDemo } from '../demo.ts';
import { SearchBox } from './search-box.tsx';
import type { SearchItem, SearchResults, TypeResult } from './search-types.ts';

type Finding = Omit<TypeResult, 'term'>;

const TYPES = [
  { id: 'bonds', title: 'Bonds' },
  { id: 'stocks', title: 'Stocks' },
  { id: 'etf', title: 'ETFs' },
] as const;
type TypeId = (typeof TYPES)[number]['id'];

const NOTHING: Finding = { items: [], count: 0, error: null, unknownIsins: [] };

function items(prefix: string, count: number): SearchItem[] {
  return Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    ttl: `${prefix} <mark>Gaz</mark>prom &amp; Co ${2027 + i}`,
    ticker: [`XS${String(i).padStart(10, '0')}`],
    status: i === count - 1 ? 'Matured' : '',
    about: 'Corporate · Germany · EUR',
  }));
}

const LONG =
  'Pearl River Savings Bank International Finance and Development Corporation of the North';

/** The demo's results: the term decides which state is shown. */
function findings(term: string): Record<TypeId, Finding> {
  if (term.startsWith('none')) return { bonds: NOTHING, stocks: NOTHING, etf: NOTHING };
  if (term.startsWith('many')) {
    return {
      bonds: { items: [], count: 900, error: 'Too many matches; type more.', unknownIsins: [] },
      stocks: NOTHING,
      etf: NOTHING,
    };
  }
  if (term.startsWith('long')) {
    const endless = {
      id: 2,
      ttl: 'Longest'.repeat(40),
      ticker: ['LONG'],
      status: 'Matured',
      about: '',
    };
    return {
      bonds: NOTHING,
      stocks: {
        items: [...items(`${LONG}, ${LONG}`, 1), endless],
        count: 2,
        error: null,
        unknownIsins: [],
      },
      etf: { items: items(LONG, 3), count: 3, error: null, unknownIsins: [] },
    };
  }
  return {
    bonds: { items: items('PJSC', 4), count: 134, error: null, unknownIsins: [] },
    stocks: {
      items: [
        { id: 9, ttl: '<img src=x onerror=alert(1)>Gaz', ticker: ['GAZP'], status: '', about: '' },
      ],
      count: 1,
      error: null,
      unknownIsins: [],
    },
    etf: NOTHING,
  };
}

/** The result for a term: “down” and “part” fail, “slow” never responds. */
function demoResults(term: string, older: SearchResults<TypeId> | null): SearchResults<TypeId> {
  const isSlow = term.startsWith('slow');
  const ids = TYPES.map(({ id }) => id);
  const failed = term.startsWith('down') ? ids : term.startsWith('part') ? ids.slice(1, 2) : [];
  const found = Object.entries(findings(term)).map(
    ([id, each]) => [id, { term, ...each }] as const,
  );
  const answers = found.filter(([id]) => !failed.some((type) => type === id));
  const byType = isSlow ? (older?.byType ?? {}) : Object.fromEntries(answers);
  return { term, byType, failed, isEarly: false };
}

function Demo({
  emit,
  words,
  emitsOnly = false,
}: {
  emit: Emit;
  words: DemoWords;
  emitsOnly?: boolean;
}) {
  const [results, setResults] = useState<SearchResults<TypeId> | null>(null);
  const [type, setType] = useState<string | null>(null);
  return (
    <SearchBox
      types={TYPES}
      results={results}
      rememberedType={type}
      {...(!emitsOnly && { itemHref: (of: TypeId, id: number) => `?${of}=${id}` })}
      allHref={(term) => `?q=${encodeURIComponent(term)}`}
      action="?"
      formId={emitsOnly ? 'order-form' : 'site-form'}
      texts={
        emitsOnly
          ? { ...words['search-box'], notFound: 'No such fund in this order.' }
          : words['search-box']
      }
      onTerm={(term) => {
        emit('term', term);
        setResults((older) => (term === null ? null : demoResults(term, older)));
      }}
      onType={(to) => {
        emit('type', to);
        setType(to);
      }}
      onChoose={(choice) => emit('choose', choice)}
      onSubmit={(term, of) => emit('submit', { term, type: of })}
      onRetry={() => emit('retry')}
    />
  );
}

export const demo: WidgetDemo = {
  name: 'search-box',
  states: [
    {
      name: 'navigate',
      about:
        'Type “gaz”, “none”, “many”, “long”, “down”, “part” or “slow”. Choosing leads to a page.',
      props: { itemHref: '?type=id' },
      render: (emit, words) => <Demo emit={emit} words={words} />,
    },
    {
      name: 'emit',
      about: 'Choosing only emits type, id, title and form id; a not-found text of its own.',
      props: { formId: 'order-form' },
      render: (emit, words) => <Demo emit={emit} words={words} emitsOnly />,
    },
  ],
};
