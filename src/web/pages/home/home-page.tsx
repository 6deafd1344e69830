import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { getSetup, type Setup } from '../../../contracts/admin/setup.ts';
import { getCurve } from '../../../contracts/curves/curves.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import { getHome } from '../../../contracts/home/home.ts';
import { addMonths, formatDay, parseDay } from '../../../domain/time/day.ts';
import { load, loadIfAllowed } from '../../api/load.ts';
import { pack } from '../../api/packed.ts';
import { LiveLost } from '../../parts/live-lost.tsx';
import { LockedNotice } from '../../parts/locked-notice.tsx';
import { useLiveRows } from '../../parts/use-live-rows.ts';
import { loaderTexts } from '../../page-context.ts';
import { usePageData } from '../../shell/use-page-data.ts';
import { pageLabels } from '../../shell/use-labels.ts';
import { AccessBlock } from './access-block.tsx';
import { BondsBlock } from './bonds-block.tsx';
import { CurveBlock } from './curve-block.tsx';
import { EmptyMarket } from './empty-market.tsx';
import { HomeHead } from './home-head.tsx';
import css from './home-page.module.css';
import { MapBlock } from './map-block.tsx';
import { CurrenciesBlock, IndexesBlock, RatesBlock } from './quote-blocks.tsx';
import { SetupList } from './setup-list.tsx';
import { EtfBlock, StockBlocks } from './share-blocks.tsx';
import { Strip } from './strip.tsx';
import { WeekBlock } from './week-block.tsx';
import { YieldsBlock } from './yields-block.tsx';

export { pageMeta as meta } from '../../shell/page-meta.ts';

export type Home = Answer<typeof getHome>;

const LABELS = pageLabels(
  'home.page',
  'quotes.latest',
  'quotes.sparkline',
  'indexes.table',
  'indexes.categories',
  'curves.common',
  'chart.tools',
  'bond_parts.list',
  'bond_parts.marks',
  'shell.no_data',
);
/** The operators’ checklist; its texts are sent to operators only. */
const SETUP_LABELS = pageLabels('home.checklist');

export async function loader({ context, url }: LoaderFunctionArgs) {
  const [home, setup] = await Promise.all([
    load(context, getHome, {}),
    loadIfAllowed(context, getSetup, {}),
  ]);
  const curve = await loadCurve(context, home.yields, url.searchParams.get('curve'));
  const t = loaderTexts(context);
  const head = { title: t('home_title'), description: t('home_description') };
  const labels = setup?.isShown ? [...LABELS, ...SETUP_LABELS] : LABELS;
  return { labels, head, data: pack({ home: withoutUnseen(home), curve, setup }) };
}

/** The curve of the requested country (by default the first), today, a month ago and a year ago. */
async function loadCurve(
  context: Readonly<RouterContextProvider>,
  yields: Home['yields'],
  country: string | null,
) {
  const shown = yields.find((each) => each.country === country) ?? yields[0];
  if (!shown) return null;
  const day = parseDay(shown.day)!;
  const before = [-1, -12].map((months) => formatDay(addMonths(day, months)));
  return load(context, getCurve, {
    params: { curveId: String(shown.curveId) },
    query: { compare: before.join(','), wrong: 'skip' },
  });
}

/** Viewers with access see rankings, so the lists that replace them for others are dropped. */
function withoutUnseen(home: Home): Home {
  if (home.masked) return home;
  return {
    ...home,
    bonds: { ...home.bonds, leading: [] },
    stocks: { ...home.stocks, leading: [] },
    etf: { ...home.etf, leading: [] },
  };
}

export default function HomePage() {
  const { home, curve, setup } = usePageData<typeof loader>();
  const isEmpty = Object.values(home.counts).every((count) => count === 0);
  if (isEmpty) return <EmptyMarket setup={setup} />;
  return <Market home={home} curve={curve} setup={setup} />;
}

interface MarketProps {
  readonly home: Home;
  readonly curve: Answer<typeof getCurve> | null;
  readonly setup: Setup | null;
}

function Market({ home: loaded, curve, setup }: MarketProps) {
  const { home, live } = useLiveHome(loaded);
  const { masked } = home;
  return (
    <div className={css.page}>
      {setup?.isShown && <SetupList steps={setup.steps} />}
      <HomeHead home={home} />
      <LockedNotice hasShapes />
      <Strip home={home} />
      <LiveLost {...live} />
      <div className={css.grid}>
        {curve && <CurveBlock curve={curve} yields={home.yields} count={home.counts.curves} />}
        {masked ? <AccessBlock /> : <YieldsBlock home={home} />}
        <CurrenciesBlock home={home} />
        <IndexesBlock home={home} />
        <RatesBlock home={home} />
        <BondsBlock home={home} />
        {!masked && <MapBlock map={home.map} day={home.bonds.day} sources={home.bonds.sources} />}
        <StockBlocks home={home} />
        <EtfBlock home={home} />
        {masked && <YieldsBlock home={home} />}
        <WeekBlock week={home.week} sources={home.bonds.sources} />
      </div>
    </div>
  );
}

/** The same with live quotes. */
function useLiveHome(home: Home) {
  const { pairs, indexes } = home;
  const lists = [pairs.leading, pairs.moved, indexes.leading, indexes.rates];
  const live = useLiveRows<{ id: number; quote: Home['pairs']['leading'][number]['quote'] }>(
    lists.flat(),
    ({ id }) => id,
  );
  const quotes = new Map(live.rows.map(({ id, quote }) => [id, quote]));
  const moved = <T extends { id: number; quote: Home['pairs']['leading'][number]['quote'] }>(
    rows: readonly T[],
  ): T[] => rows.map((row) => ({ ...row, quote: quotes.get(row.id) ?? row.quote }));
  return {
    live,
    home: {
      ...home,
      pairs: { ...pairs, leading: moved(pairs.leading), moved: moved(pairs.moved) },
      indexes: { ...indexes, leading: moved(indexes.leading), rates: moved(indexes.rates) },
    },
  };
}
