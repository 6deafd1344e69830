import type { MouseEvent } from 'react';
import {
  MAX_SELECTED_PAIRS,
  type listPairs,
  type PairRow,
} from '../../../contracts/currencies/currencies.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import { isPlainClick } from '../../../widgets/link/link.ts';
import { LiveLost } from '../../parts/live-lost.tsx';
import { asOfText } from '../../parts/quote-text.tsx';
import pills from '../../parts/pills.module.css';
import { Link } from '../../shell/link.tsx';
import type { LiveRows } from '../../parts/use-live-rows.ts';
import { SearchField } from '../../parts/search-field.tsx';
import { PageHint } from '../../shell/page-hint.tsx';
import { useShell } from '../../shell/use-shell.ts';
import { useLabels } from '../../shell/use-labels.ts';
import css from './currencies-page.module.css';
import { formatAddress, withSubregion, type PageState } from './page-state.ts';
import type { Moves } from './use-moves.ts';

export type PairList = Answer<typeof listPairs>;

/** Title, time of the quotes, sub-regions and search. */
export function PageHead({
  list,
  live,
  state,
  moves,
}: {
  list: PairList;
  live: LiveRows<PairRow>;
  state: PageState;
  moves: Moves;
}) {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  const isLost = live.state === 'lost';
  return (
    <>
      <div>
        <h1>{t('currencies_title')}</h1>
        <p className={css.count}>
          {t('currencies_count', { count: list.count })}
          {live.asOf !== null && ' · '}
          {live.asOf !== null &&
            !isLost &&
            t('currencies_updated', { time: asOfText(live.asOf, globals.lang, timeZone) })}
          <LiveLost {...live} />
          {list.sources.length > 0 &&
            ` · ${t('currencies_source', { sources: list.sources.join(', ') })}`}
          <PageHint
            hint="hint_pairs"
            values={{ count: MAX_SELECTED_PAIRS }}
            about={t('currencies_charts')}
          />
        </p>
      </div>
      <div className={css.filters}>
        <Chips list={list} state={state} moves={moves} />
        <SearchField
          action="/currencies/"
          fields={state.subregion === null ? [] : [['subregion', state.subregion]]}
          label={t('currencies_search')}
          search={state.search}
          onSearch={moves.search}
        />
      </div>
    </>
  );
}

function Chips({ list, state, moves }: { list: PairList; state: PageState; moves: Moves }) {
  const t = useLabels();
  const chip = (id: number | null, title: string, count: number) => (
    <Link
      key={id}
      to={formatAddress({ ...withSubregion(state, id), pairs: null })}
      aria-current={state.subregion === id ? 'true' : undefined}
      onClick={(event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        moves.chooseSubregion(id);
      }}
    >
      {title} <span>{count}</span>
    </Link>
  );
  return (
    <nav className={pills.pills} aria-label={t('currencies_subregion')}>
      {chip(null, t('currencies_all'), list.count)}
      {list.subregions.map(({ id, title, count }) => chip(id, title, count))}
    </nav>
  );
}
