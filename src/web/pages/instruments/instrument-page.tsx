import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { SECTIONS, type Section } from '../../../contracts/instruments/instruments.ts';
import { displayNumber } from '../../../domain/text/format.ts';
import { venueName } from '../../../domain/instruments/venues.ts';
import { pack } from '../../api/packed.ts';
import { AmountText } from '../../parts/amount-text.tsx';
import { isMaskedFigure } from '../../parts/figure-value.tsx';
import { instrumentHead } from '../../parts/seo-head.ts';
import { HistoryHeading } from '../../parts/history-heading.tsx';
import { HiddenNotice } from '../../parts/hidden-notice.tsx';
import { Facts, Identifiers, type Fact } from '../../parts/identifiers.tsx';
import { InstrumentChart } from '../../parts/instrument-chart.tsx';
import { LatestQuote } from '../../parts/latest-quote.tsx';
import {
  loadInstrumentHistory,
  type InstrumentHistory,
} from '../../parts/load-instrument-history.ts';
import { loadOrRedirectMerged } from '../../parts/load-or-redirect-merged.ts';
import { LockedNotice } from '../../parts/locked-notice.tsx';
import { LockedValue } from '../../parts/locked-value.tsx';
import { Link } from '../../shell/link.tsx';
import { usePreservedPage } from '../../shell/keep-page.ts';
import { SectionedPage } from '../../shell/sectioned-page.tsx';
import { usePageData } from '../../shell/use-page-data.ts';
import { HISTORY_LABELS } from '../../shell/chart-labels.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import css from './instrument-page.module.css';

export { pageMeta as meta } from '../../shell/page-meta.ts';

type Instrument = InstrumentHistory['instrument'];

const LABELS = pageLabels(
  'instruments.page',
  'instruments.kinds',
  'quotes.latest',
  'quotes.columns',
  'quotes.facts',
  'quotes.periods',
  ...HISTORY_LABELS,
  'shell.sections',
  'desk.notice',
  'shell.hint_texts',
);
/** A stock or an ETF, depending on the first part of the URL. */
export async function loader({ context, params: { instrumentId = '' }, url }: LoaderFunctionArgs) {
  const history = await loadOrRedirectMerged(
    context,
    { what: 'instrument', id: instrumentId, url },
    loadInstrumentHistory(context, url, readSection(url), instrumentId),
  );
  return {
    labels: LABELS,
    head: instrumentHead(context, history.instrument),
    data: pack({ history }),
  };
}

function readSection({ pathname }: URL): Section {
  const part = pathname.split('/')[1] ?? '';
  return Object.hasOwn(SECTIONS, part) ? (part as Section) : 'stocks';
}

export default function InstrumentPage() {
  usePreservedPage();
  const { history } = usePageData<typeof loader>();
  const { section, instrument } = history;
  const t = useLabels();
  return (
    <SectionedPage
      sections={[
        { id: 'history', title: t('index_history'), icon: 'chart' },
        { id: 'facts', title: t('index_key_facts'), icon: 'facts' },
      ]}
    >
      <article className={css.page}>
        <InstrumentHead instrument={instrument} />
        <section aria-labelledby="history" className={css.history}>
          <HistoryHeading hasChart={instrument.lastDay !== null && !history.first?.isLocked} />
          {instrument.lastDay === null ? (
            <p className={css.none}>{t('instrument_no_history')}</p>
          ) : (
            <InstrumentChart history={history} path={`/${section}/${instrument.id}/`} />
          )}
        </section>
        <section aria-labelledby="facts" className={css.facts}>
          <h2 id="facts">{t('index_key_facts')}</h2>
          <div className={css.columns}>
            <Identifiers
              items={[
                [t('index_isin'), instrument.isin],
                [t('index_ticker'), instrument.ticker],
                [t('index_id'), String(instrument.id)],
              ]}
            />
            <InstrumentFacts instrument={instrument} />
          </div>
        </section>
      </article>
    </SectionedPage>
  );
}

function InstrumentHead({ instrument }: { instrument: Instrument }) {
  const t = useLabels();
  const { quote, status, source } = instrument;
  return (
    <header className={css.head}>
      <p className={css.kind}>
        {t(`instrument_kind_${instrument.kind}`)}
        {instrument.isin && <code> {instrument.isin}</code>}
        {status !== 'active' && (
          <span className={css.status}>{t(`instrument_status_${status}`)}</span>
        )}
      </p>
      <h1>{instrument.name}</h1>
      <HiddenNotice isHidden={instrument.isHidden} />
      <LatestQuote quote={quote} source={source} />
      <LockedNotice hasShapes />
    </header>
  );
}

function InstrumentFacts({ instrument }: { instrument: Instrument }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const { issuer, currency, venue, share, fund } = instrument;
  const issuerLink = issuer && <Link to={`/company/${issuer.id}/`}>{issuer.name}</Link>;
  const facts: Fact[] = [
    [t('instrument_issuer'), issuerLink],
    [t('instrument_status'), t(`instrument_status_${instrument.status}`)],
    [t('index_currency'), currency],
    [t('instrument_venue'), venue && venueName(venue)],
    [t('stock_shares'), number(share?.sharesOutstanding ?? null, 0)],
    [t('stock_market_cap'), money(share?.marketCap ?? null)],
    [t('fund_cost'), number(fund?.expenseRatio ?? null, 2, ' %')],
    [t('fund_assets'), money(fund?.netAssets ?? null)],
    [t('fund_income'), fund && t(fund.paysOut ? 'fund_pays_out' : 'fund_keeps')],
  ];
  return <Facts items={facts} />;

  function number(value: string | null, digits: number, unit = ''): string | null {
    return value === null ? null : displayNumber(value, digits, lang) + unit;
  }

  function money(value: string | null): ReactNode {
    if (value === null) return null;
    if (isMaskedFigure(value)) return <LockedValue />;
    return <AmountText value={value} currency={currency} />;
  }
}
