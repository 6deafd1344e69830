import { useEffect, useRef, type MouseEvent } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import type { listPairs, PairRow } from '../../../contracts/currency.ts';
import type { Answer } from '../../../contracts/endpoint.ts';
import { isPlainClick } from '../../../widgets/link/link.ts';
import { LiveLost } from '../../market/live-lost.tsx';
import { asOfText } from '../../market/quote-text.tsx';
import { KeptField, Link } from '../../shell/link.tsx';
import type { LiveRows } from '../../market/use-live-rows.ts';
import { useFrame } from '../../shell/use-frame.ts';
import { useLabels } from '../../shell/use-labels.ts';
import css from './currencies-page.module.css';
import { addressOf, withSubregion, type PageState } from './page-state.ts';
import type { Moves } from './use-moves.ts';

type PairList = Answer<typeof listPairs>;

/** Title, how fresh the quotes are, the sub-regions and the search. */
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
  const { globals, timeZone } = useFrame();
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
        </p>
      </div>
      <div className={css.filters}>
        <Chips list={list} state={state} moves={moves} />
        <SearchField state={state} onSearch={moves.search} />
      </div>
    </>
  );
}

function Chips({ list, state, moves }: { list: PairList; state: PageState; moves: Moves }) {
  const t = useLabels();
  const chip = (id: number | null, title: string, count: number) => (
    <Link
      key={id}
      to={addressOf({ ...withSubregion(state, id), pairs: null })}
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
    <nav className={css.chips} aria-label={t('currencies_subregion')}>
      {chip(null, t('currencies_all'), list.count)}
      {list.subregions.map(({ id, title, count }) => chip(id, title, count))}
    </nav>
  );
}

/** Finds while one types; a form of its own where there are no scripts. */
function SearchField({ state, onSearch }: { state: PageState; onSearch: (text: string) => void }) {
  const t = useLabels();
  const field = useRef<HTMLInputElement>(null);
  const isBack = useNavigationType() === NavigationType.Pop;
  const wasShown = useRef(false);
  const wasBack = useRef(isBack);
  useEffect(() => {
    wasBack.current = isBack;
  });
  // The address may change by other ways than typing; what is being typed, only Back may touch.
  useEffect(() => {
    const input = field.current;
    const isTyping = input === document.activeElement && !(wasShown.current && wasBack.current);
    if (input && !isTyping) input.value = state.search;
    wasShown.current = true;
  }, [state.search]);
  return (
    <form
      action="/currencies/"
      role="search"
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(field.current?.value ?? '');
      }}
    >
      <KeptField />
      {state.subregion !== null && <input type="hidden" name="subregion" value={state.subregion} />}
      <input
        type="search"
        name="search"
        maxLength={100}
        aria-label={t('currencies_search')}
        placeholder={t('currencies_search')}
        ref={field}
        defaultValue={state.search}
        onChange={(event) => onSearch(event.target.value)}
      />
    </form>
  );
}
