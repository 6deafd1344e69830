import type { LoaderFunctionArgs } from 'react-router';
import type { Answer } from '../../../../contracts/core/endpoint.ts';
import { getCompany } from '../../../../contracts/instruments/instruments.ts';
import { formatDay } from '../../../../domain/time/day.ts';
import { LANGUAGES } from '../../../../domain/text/language.ts';
import { todayAt } from '../../../../domain/time/now.ts';
import type { Translate } from '../../../../labels/label-keys.ts';
import { load } from '../../../api/load.ts';
import { pack } from '../../../api/packed.ts';
import { companyHead } from '../../../parts/seo-head.ts';
import type { ListedBond } from '../../../parts/bond-columns.tsx';
import { Facts } from '../../../parts/identifiers.tsx';
import { InstrumentChart } from '../../../parts/instrument-chart.tsx';
import { LatestQuote } from '../../../parts/latest-quote.tsx';
import {
  loadInstrumentHistory,
  type InstrumentHistory,
} from '../../../parts/load-instrument-history.ts';
import { loadOrRedirectMerged } from '../../../parts/load-or-redirect-merged.ts';
import { nameCountries } from '../../../parts/name-countries.ts';
import { LockedNotice } from '../../../parts/locked-notice.tsx';
import { pageContext } from '../../../page-context.ts';
import { Link } from '../../../shell/link.tsx';
import { usePreservedPage } from '../../../shell/keep-page.ts';
import { SectionedPage, type PageSection } from '../../../shell/sectioned-page.tsx';
import { usePageData } from '../../../shell/use-page-data.ts';
import { HISTORY_LABELS } from '../../../shell/chart-labels.ts';
import { pageLabels, useLabels, usePageTexts } from '../../../shell/use-labels.ts';
import { CompanyBondTable } from './company-bonds.tsx';
import { debtByCurrency } from './company-debt.ts';
import { CompanyMap } from './company-map.tsx';
import css from './company-page.module.css';
import { CompanyRatings } from './company-ratings.tsx';
import { DebtProfile } from './debt-profile.tsx';
import { KeyFigures } from './key-figures.tsx';
import { loadBonds, type CompanyBonds } from './load-bonds.ts';
import { OtherInstruments, type Issued } from './other-instruments.tsx';

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
  'bond_parts.issued',
);

export async function loader({ context, params: { companyId = '' }, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const company = await loadOrRedirectMerged(
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

/** An issuer: its key figures, facts, ratings, debt, bonds, and the history of its main instrument. */
export default function CompanyPage() {
  usePreservedPage();
  const { company, country, history, bonds, today } = usePageData<typeof loader>();
  const t = useLabels();
  const active = bonds.bonds.items.filter(({ status }) => status === 'active');
  const debt = debtByCurrency(active, today);
  const others = findOthers(company, bonds);
  const path = `/company/${company.id}/`;
  return (
    <SectionedPage sections={listSections(t, { bonds, history, others })}>
      <article className={css.page}>
        <header className={css.head}>
          <p className={css.kind}>{t('instrument_issuer')}</p>
          <h1>{company.name}</h1>
          <LockedNotice />
        </header>
        <KeyFigures data={bonds} debt={debt} history={history} today={today} />
        <div className={css.identity}>
          <CompanyFacts company={company} country={country} active={active} />
          <CompanyRatings ratings={bonds.ratings} today={today} />
        </div>
        <DebtProfile data={bonds} debt={debt} />
        {bonds.bonds.items.length > 0 && (
          <>
            <CompanyMap path={path} data={bonds} />
            <CompanyBondTable companyId={company.id} data={bonds} />
          </>
        )}
        {history && <LeadingHistory history={history} path={path} />}
        {others.length > 0 && (
          <section aria-labelledby="instruments" className={css.instruments}>
            <h2 id="instruments">{t('company_instruments')}</h2>
            <OtherInstruments items={others} />
          </section>
        )}
        {company.total === 0 && <p className={css.kind}>{t('company_no_instruments')}</p>}
      </article>
    </SectionedPage>
  );
}

/** Instruments that are neither in the table of bonds nor the one whose history is shown. */
function findOthers({ instruments, leading }: Company, { bonds }: CompanyBonds) {
  const shown = new Set(bonds.items.map(({ id }) => id));
  return instruments.filter(({ id }) => id !== leading?.id && !shown.has(id));
}

function CompanyFacts({
  company,
  country,
  active,
}: {
  company: Company;
  country: string | null;
  active: readonly ListedBond[];
}) {
  const t = useLabels();
  // A source may report a sector without a label; its code is shown then.
  const texts = usePageTexts();
  const sector = company.sector && (texts[`sector_${company.sector}`] ?? company.sector);
  const green = active.filter(({ isGreen }) => isGreen).length;
  return (
    <section aria-labelledby="facts" className={css.facts}>
      <h2 id="facts">{t('index_key_facts')}</h2>
      <Facts
        items={[
          [t('company_country'), country],
          [t('company_sector'), sector],
          [t('instrument_status'), t(`company_status_${company.status}`)],
          [
            t('company_green'),
            green === 0 ? null : t('company_green_count', { count: green, total: active.length }),
          ],
          [t('index_id'), String(company.id)],
        ]}
      />
      <p className={css.source}>{t('index_source', { source: company.source })}</p>
    </section>
  );
}

function listSections(
  t: Translate,
  {
    bonds: { bonds, ratings },
    history,
    others,
  }: { bonds: CompanyBonds; history: InstrumentHistory | null; others: readonly Issued[] },
): PageSection[] {
  const isActive = bonds.items.some(({ status }) => status === 'active');
  const sections: readonly (PageSection | false)[] = [
    { id: 'facts', title: t('index_key_facts'), icon: 'facts' },
    ratings.items.length > 0 && { id: 'ratings', title: t('rating_title'), icon: 'statistics' },
    isActive && { id: 'debt', title: t('company_debt'), icon: 'statistics' },
    bonds.items.length > 0 && { id: 'yield-map', title: t('company_map'), icon: 'chart' },
    bonds.items.length > 0 && { id: 'bonds', title: t('company_bonds'), icon: 'table' },
    history !== null && { id: 'history', title: t('index_history'), icon: 'chart' },
    others.length > 0 && {
      id: 'instruments',
      title: t('company_instruments'),
      icon: 'instruments',
    },
  ];
  return sections.filter((section) => section !== false);
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
