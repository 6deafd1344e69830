import { useState } from 'react';
import type { DemoWords, Emit, WidgetDemo } from '../demo.ts';
import { Paging, type PagingProps, type PagingTexts } from './paging.tsx';

type Shown = Pick<PagingProps, 'total' | 'limit' | 'page' | 'texts'>;

/** Every page of every state has its own URL. */
const makePageHref = (name: string) => (page: number) => `?${name}=${page}#${name}`;

const STATES: Record<string, { about: string } & Shown> = {
  first: { about: '30 rows a page. No way back from the first page.', total: 600, page: 1 },
  middle: {
    about: 'First, previous, next, last; ellipses where pages are left out.',
    total: 600,
    page: 10,
  },
  last: { about: 'No way on from the last page.', total: 600, page: 20 },
  'two-pages': { about: '31 rows are two pages.', total: 31, page: 1 },
  'one-page': { about: '30 rows fit on one page: nothing is shown.', total: 30, page: 1 },
  'no-rows': { about: 'No rows: nothing is shown.', total: 0, page: 1 },
  limit: { about: 'Another page size: 50 rows.', total: 160, limit: 50, page: 2 },
  huge: { about: 'Numbers of five digits.', total: 3_000_000, page: 54_321 },
  beyond: {
    about: 'A page that does not exist: none is marked, the links lead back.',
    total: 600,
    page: 99,
  },
  texts: {
    about: 'Other texts.',
    total: 600,
    page: 2,
    texts: {
      label: 'Seiten',
      first: 'Erste Seite',
      previous: 'Vorherige Seite',
      next: 'Nächste Seite',
      last: 'Letzte Seite',
      page: (page, last) => `Seite ${page} von ${last}`,
    },
  },
};

/** The owner keeps the page number, so there is no navigation. */
function Live({ emit, texts }: { emit: Emit; texts: PagingTexts }) {
  const [page, setPage] = useState(1);
  const select = (chosen: number) => {
    setPage(chosen);
    emit('select', chosen);
  };
  return (
    <Paging
      total={600}
      page={page}
      pageHref={makePageHref('live')}
      onSelect={select}
      texts={texts}
    />
  );
}

export const demo: WidgetDemo = {
  name: 'paging',
  states: [
    ...Object.entries(STATES).map(([name, { about, ...props }]) => ({
      name,
      about,
      props,
      // Each row of links has its own name, because the gallery shows many on one page.
      render: (_emit: Emit, { paging }: DemoWords) => (
        <Paging
          {...props}
          pageHref={makePageHref(name)}
          texts={{ ...paging, label: `${paging.label}: ${name}`, ...props.texts }}
        />
      ),
    })),
    {
      name: 'live',
      about: 'With onSelect the page changes in place; a click with Ctrl still opens the link.',
      props: { total: 600, page: 1 },
      render: (emit, { paging }) => <Live emit={emit} texts={paging} />,
    },
  ],
};
