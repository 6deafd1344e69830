import type { LoaderFunctionArgs } from 'react-router';
import {
  FIGURE_PERIODS,
  getBannerFigures,
  getCampaignFigures,
  getFigureDays,
  getMenuFigures,
  getSearchFigures,
  getSignInFigures,
  getTokenFigures,
  USUAL_PERIOD,
  type FigurePeriod,
} from '../../../../contracts/admin/usage.ts';
import { parseDay } from '../../../../domain/time/day.ts';
import { displayDay } from '../../../../domain/text/format.ts';
import { spanOfDay } from '../../../../domain/time/now.ts';
import { zoneNames } from '../../../../domain/time/time-zone.ts';
import { load } from '../../../api/load.ts';
import { pack } from '../../../api/packed.ts';
import { loaderTexts } from '../../../page-context.ts';
import { Link } from '../../../shell/link.tsx';
import { pageLabels, useLabels } from '../../../shell/use-labels.ts';
import { usePageData } from '../../../shell/use-page-data.ts';
import { useShell } from '../../../shell/use-shell.ts';
import { AdminPage } from '../admin-page.tsx';
import { loadAdmin } from '../load-admin.ts';
import { FigureStrip } from './figure-strip.tsx';
import {
  BannerTable,
  CampaignTable,
  MenuTable,
  SearchTable,
  SignInTable,
  TokenTable,
} from './figure-tables.tsx';
import css from './figures-page.module.css';

export { pageMeta as meta } from '../../../shell/page-meta.ts';

const LABELS = pageLabels('admin.nav', 'figures.page', 'widgets.table_moves');
const ADDRESS = '/admin/figures/';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const frame = await loadAdmin(context);
  const asked = url.searchParams.get('period') ?? USUAL_PERIOD;
  const period = FIGURE_PERIODS.find((each) => each === asked) ?? USUAL_PERIOD;
  const input = { query: { period } };
  const [days, menu, campaigns, banners, signIns, searches, tokens] = await Promise.all([
    load(context, getFigureDays, input),
    load(context, getMenuFigures, input),
    load(context, getCampaignFigures, input),
    load(context, getBannerFigures, input),
    load(context, getSignInFigures, input),
    load(context, getSearchFigures, input),
    load(context, getTokenFigures, input),
  ]);
  return {
    labels: LABELS,
    head: { title: t('admin_figures'), description: t('figures_text') },
    data: pack({
      ...frame,
      period,
      days,
      menu: menu.items,
      campaigns: campaigns.items,
      banners: banners.items,
      signIns: signIns.items,
      searches: searches.items,
      tokens: tokens.items,
    }),
  };
}

/** Usage of the portal as daily counts, without names. */
export default function FiguresPage() {
  const t = useLabels();
  const { counts, period, days, ...tables } = usePageData<typeof loader>();
  const { globals, timeZone } = useShell();
  const [from, to] = [parseDay(days.from)!, parseDay(days.to)!];
  const lead = t('figures_lead', {
    from: displayDay(from, globals.lang),
    to: displayDay(to, globals.lang),
    zone: zoneNames(spanOfDay(from, timeZone).from, spanOfDay(to, timeZone).from, timeZone),
  });
  return (
    <AdminPage
      title={t('admin_figures')}
      lead={lead}
      tools={<Periods chosen={period} />}
      counts={counts}
    >
      <FigureStrip days={days} />
      <div className={css.tables}>
        <div className={css.column}>
          <MenuTable rows={tables.menu} total={days.total.menuClicks} period={period} />
          <SearchTable rows={tables.searches} period={period} />
        </div>
        <div className={css.column}>
          <SignInTable rows={tables.signIns} period={period} />
          <CampaignTable rows={tables.campaigns} period={period} />
          <BannerTable rows={tables.banners} total={days.total.registrations} period={period} />
          <TokenTable rows={tables.tokens} period={period} />
        </div>
      </div>
    </AdminPage>
  );
}

function Periods({ chosen }: { chosen: FigurePeriod }) {
  const t = useLabels();
  return (
    <nav className={css.periods} aria-label={t('figures_period')}>
      {FIGURE_PERIODS.map((period) => (
        <Link
          key={period}
          to={period === USUAL_PERIOD ? ADDRESS : `${ADDRESS}?period=${period}`}
          aria-current={period === chosen ? 'page' : undefined}
          preventScrollReset
        >
          {t(`figures_period_${period}`)}
        </Link>
      ))}
    </nav>
  );
}
