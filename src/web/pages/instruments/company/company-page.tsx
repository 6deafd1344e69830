import type { LoaderFunctionArgs } from 'react-router';
import type { Answer } from '../../../../contracts/core/endpoint.ts';
import { getCompany, SECTIONS } from '../../../../contracts/instruments/instruments.ts';
import { BOND_DECIMALS } from '../../../../domain/bonds/bond-decimals.ts';
import { formatDay } from '../../../../domain/time/day.ts';
import { LANGUAGES } from '../../../../domain/text/language.ts';
import { todayAt } from '../../../../domain/time/now.ts';
import type { Translate } from '../../../../labels/label-keys.ts';
import type { ListColumn } from '../../../../widgets/data-table/list-table.tsx';
import { PageTable } from '../../../parts/page-table.tsx';
import { load } from '../../../api/load.ts';
import { pack } from '../../../api/packed.ts';
import { companyHead } from '../../../parts/found-head.ts';
import { Facts } from '../../../parts/identifiers.tsx';
import { InstrumentChart } from '../../../parts/instrument-chart.tsx';
import { LatestQuote } from '../../../parts/latest-quote.tsx';
import {
  loadInstrumentHistory,
  type InstrumentHistory,
} from '../../../parts/load-instrument-history.ts';
import { loadNumbered } from '../../../parts/lead-to-merged.ts';
import { nameCountries } from '../../../parts/name-countries.ts';
import { LockedNotice } from '../../../parts/locked-notice.tsx';
import {
  asOfText,
  mostDecimals,
  QuoteChangeNumber,
  QuoteValue,
} from '../../../parts/quote-text.tsx';
import { pageContext } from '../../../page-context.ts';
import { Link } from '../../../shell/link.tsx';
import { usePreservedPage } from '../../../shell/keep-page.ts';
import { RouterLink } from '../../../shell/router-link.tsx';
import { SectionedPage, type PageSection } from '../../../shell/sectioned-page.tsx';
import { useShell } from '../../../shell/use-shell.ts';
import { usePageData } from '../../../shell/use-page-data.ts';
import { HISTORY_LABELS } from '../../../shell/chart-labels.ts';
import { pageLabels, useLabels, usePageTexts } from '../../../shell/use-labels.ts';
import { CompanyBondTable } from './company-bonds.tsx';
import { CompanyMap } from './company-map.tsx';
import css from './company-page.module.css';
import { CompanyRatings } from './company-ratings.tsx';
import { loadBonds, type CompanyBonds } from './load-bonds.ts';

export { pageMeta as meta } from '../../../shell/page-meta.ts';

type Company = Answer<typeof getCompany>;

const LABELS = pageLabels(
  'instruments.company',
  'instruments.sectors',
  'instruments.kinds',
  'quotes.latest',
  'quotes.columns',
  'quotes.facts',
  'quotes.periods',
  ...HISTORY_LABELS,
  'shell.sections',
  'shell.hint_texts',
  'bond_parts.list',
  'bond_parts.marks',
  'bond_parts.rated',
);

export async function loader({ context, params: { companyId = '' }, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const company = await loadNumbered(
    context,
    { what: 'issuer', id: companyId, url },
    load(context, getCompany, { params: { companyId } }),
  );
  const { leading } = company;
  const [history, bonds] = await Promise.all([
    leading && loadInstrumentHistory(context, url, leading.section, String(leading.id)),
    loadBonds(context, url, companyId),
  ]);
  return {
    labels: LABELS,
    head: companyHead(context, company),
    data: pack({
      company,
      history,
      bonds,
      country: company.country && nameCountries(LANGUAGES[page.language].tag)(company.country),
      today: formatDay(todayAt({ ms: Date.now(), timeZone: page.timeZone })),
    }),
  };
}

/** An issuer, the history of its leading instrument, and a list of its instruments. */
export default function CompanyPage() {
  usePreservedPage();
  const { company, country, history, bonds, today } = usePageData<typeof loader>();
  const t = useLabels();
  // A sector of a source may have no label; then its code is shown.
  const sector = usePageTexts()[`sector_${company.sector}`] ?? company.sector;
  const { instruments, total } = company;
  return (
    <SectionedPage
      sections={[
        { id: 'facts', title: t('index_key_facts'), icon: 'facts' },
        ...listBondSections(t, bonds),
        ...(history ? [{ id: 'history', title: t('index_history'), icon: 'chart' } as const] : []),
        { id: 'instruments', title: t('company_instruments'), icon: 'instruments' },
      ]}
    >
      <article className={css.page}>
        <header className={css.head}>
          <p className={css.kind}>{t('instrument_issuer')}</p>
          <h1>{company.name}</h1>
          <LockedNotice />
        </header>
        <section aria-labelledby="facts" className={css.facts}>
          <h2 id="facts">{t('index_key_facts')}</h2>
          <Facts
            items={[
              [t('company_country'), country],
              [t('company_sector'), sector],
              [t('instrument_status'), t(`company_status_${company.status}`)],
              [t('index_id'), String(company.id)],
            ]}
          />
          <p className={css.source}>{t('index_source', { source: company.source })}</p>
        </section>
        <CompanyRatings ratings={bonds.ratings} today={today} />
        {bonds.bonds.items.length > 0 && (
          <>
            <CompanyMap path={`/company/${company.id}/`} data={bonds} />
            <CompanyBondTable companyId={company.id} data={bonds} />
          </>
        )}
        {history && <LeadingHistory history={history} path={`/company/${company.id}/`} />}
        <section aria-labelledby="instruments" className={css.instruments}>
          <h2 id="instruments">{t('company_instruments')}</h2>
          {instruments.length > 0 ? (
            <Instruments items={instruments} />
          ) : (
            <p className={css.source}>{t('company_no_instruments')}</p>
          )}
          {total > instruments.length && (
            <p className={css.source}>{t('company_more', { shown: instruments.length, total })}</p>
          )}
        </section>
      </article>
    </SectionedPage>
  );
}

function listBondSections(t: Translate, { bonds, ratings }: CompanyBonds): PageSection[] {
  const rated: PageSection = { id: 'ratings', title: t('rating_title'), icon: 'statistics' };
  const issued: PageSection[] = [
    { id: 'yield-map', title: t('company_map'), icon: 'chart' },
    { id: 'bonds', title: t('company_bonds'), icon: 'table' },
  ];
  return [...(ratings.items.length > 0 ? [rated] : []), ...(bonds.items.length > 0 ? issued : [])];
}

function LeadingHistory({ history, path }: { history: InstrumentHistory; path: string }) {
  const t = useLabels();
  const { section, instrument } = history;
  return (
    <section aria-labelledby="history" className={css.history}>
      <div className={css.leadingHead}>
        <h2 id="history">{t('index_history')}</h2>
        <p className={css.leading}>
          <span className={css.kind}>{t(`instrument_kind_${instrument.kind}`)}</span>{' '}
          <Link to={`/${section}/${instrument.id}/`}>{instrument.name}</Link>
        </p>
        <LatestQuote quote={instrument.quote} source={instrument.source} />
      </div>
      <InstrumentChart history={history} path={path} />
    </section>
  );
}

type Issued = Company['instruments'][number];

function Instruments({ items }: { items: Company['instruments'] }) {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  const rows = items.map((item) =>
    item.section === 'bonds'
      ? { ...item, quote: { ...item.quote, decimals: BOND_DECIMALS.price } }
      : item,
  );
  const alignTo = mostDecimals(rows.map(({ quote }) => quote));
  const columns: ListColumn<Issued>[] = [
    {
      field: 'name',
      title: t('company_instrument'),
      value: ({ section, id, name, status }) => ({
        text: name,
        href: `/${section}/${id}/`,
        note: status === 'active' ? undefined : t(`instrument_status_${status}`),
      }),
    },
    {
      field: 'type',
      title: t('company_type'),
      isWide: true,
      value: ({ section }) => t(`instrument_kind_${SECTIONS[section]}`),
    },
    {
      field: 'isin',
      title: t('index_isin'),
      isWide: true,
      render: ({ isin }) => <code>{isin}</code>,
    },
    {
      field: 'value',
      title: t('index_last_value'),
      kind: 'number',
      render: ({ quote }) => <QuoteValue quote={quote} alignTo={alignTo} />,
    },
    {
      field: 'unit',
      title: t('index_unit'),
      isTitleUnseen: true,
      className: css.unit,
      render: ({ quote }) => quote.unit,
    },
    {
      field: 'change',
      title: t('index_change'),
      unit: '%',
      kind: 'number',
      render: ({ quote }) => <QuoteChangeNumber quote={quote} />,
    },
    {
      field: 'date',
      title: t('chart_date'),
      kind: 'number',
      isWide: true,
      value: ({ quote }) => asOfText(quote.asOf, globals.lang, timeZone),
    },
  ];
  return (
    <PageTable
      caption={t('company_instruments')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      link={RouterLink}
    />
  );
}
