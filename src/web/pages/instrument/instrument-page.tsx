import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { SECTIONS, type Section } from '../../../contracts/instruments.ts';
import { displayNumber } from '../../../domain/format.ts';
import type { Language } from '../../../domain/language.ts';
import { pack } from '../../api/packed.ts';
import { HistoryHeading } from '../../market/history-heading.tsx';
import { HiddenNotice } from '../../market/hidden-notice.tsx';
import { Facts, Identifiers, type Fact } from '../../market/identifiers.tsx';
import { InstrumentChart } from '../../market/instrument-chart.tsx';
import { LatestQuote } from '../../market/latest-quote.tsx';
import {
  loadInstrumentHistory,
  type InstrumentHistory,
} from '../../market/load-instrument-history.ts';
import { loadNumbered } from '../../market/lead-to-merged.ts';
import { LockedNotice } from '../../market/locked-notice.tsx';
import { dayText } from '../../market/quote-text.tsx';
import { loaderTexts } from '../../page-context.ts';
import { Link } from '../../shell/link.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { SectionedPage } from '../../shell/sectioned-page.tsx';
import { usePageData } from '../../shell/use-page-data.ts';
import { useShell } from '../../shell/use-shell.ts';
import type { Translate } from '../../../labels/label-keys.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { BondCalculator } from './bond-calculator.tsx';
import css from './instrument-page.module.css';
import { loadCalculator } from './load-calculator.ts';

type Instrument = InstrumentHistory['instrument'];

const LABELS = pageLabels(
  'instruments.page',
  'instruments.kinds',
  'quotes.latest',
  'quotes.columns',
  'quotes.facts',
  'quotes.periods',
  'chart.states',
  'chart.tools',
  'chart.legend',
  'chart.map',
  'chart.reading',
  'widgets.table',
  'widgets.date_picker',
  'shell.sections',
  'desk.notice',
  'shell.hint_texts',
);
const BOND_LABELS = pageLabels(
  ...LABELS,
  'bonds.calculator',
  'bonds.rights',
  'bonds.floaters',
  'bonds.flows',
  'bonds.refused',
);

/** A bond, a stock or an ETF: the first part of the address says which. */
export async function loader({ context, params: { instrumentId = '' }, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const history = await loadNumbered(
    context,
    { what: 'instrument', id: instrumentId, url },
    loadInstrumentHistory(context, url, readSection(url), instrumentId),
  );
  const { name, isHidden } = history.instrument;
  const calculator = await loadCalculator(context, url, history.instrument);
  return {
    labels: calculator ? BOND_LABELS : LABELS,
    head: {
      title: name,
      description: t('instrument_description', { name }),
      isUnlisted: isHidden,
    },
    data: pack({ history, calculator }),
  };
}

function readSection({ pathname }: URL): Section {
  const part = pathname.split('/')[1] ?? '';
  return Object.hasOwn(SECTIONS, part) ? (part as Section) : 'bonds';
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  return pageMeta(loaderData, matches);
}

export default function InstrumentPage() {
  const { history, calculator } = usePageData<typeof loader>();
  const { section, instrument } = history;
  const t = useLabels();
  return (
    <SectionedPage
      sections={[
        { id: 'history', title: t('index_history'), icon: 'chart' },
        ...(calculator
          ? ([
              { id: 'calculator', title: t('calc_title'), icon: 'statistics' },
              { id: 'flows', title: t('flows_title'), icon: 'table' },
            ] as const)
          : []),
        { id: 'facts', title: t('index_key_facts'), icon: 'facts' },
      ]}
    >
      <article className={css.page}>
        <InstrumentHead instrument={instrument} />
        <section aria-labelledby="history" className={css.history}>
          <HistoryHeading />
          {instrument.lastDay === null ? (
            <p className={css.none}>{t('instrument_no_history')}</p>
          ) : (
            <InstrumentChart history={history} path={`/${section}/${instrument.id}/`} />
          )}
        </section>
        {calculator && (
          <BondCalculator
            // Whoever loses access must not keep the price of the market in a field.
            key={`${instrument.id} ${calculator.isPriceShown}`}
            calculator={calculator}
            path={`/${section}/${instrument.id}/`}
          />
        )}
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
      <LockedNotice />
    </header>
  );
}

function InstrumentFacts({ instrument }: { instrument: Instrument }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const { issuer, bond, currency } = instrument;
  const amount = (value: string) => `${exactNumber(value, 0, lang)} ${currency ?? ''}`.trim();
  const issuerLink = issuer && <Link to={`/company/${issuer.id}/`}>{issuer.name}</Link>;
  const facts: Fact[] = [
    [t('instrument_issuer'), issuerLink],
    [t('instrument_status'), t(`instrument_status_${instrument.status}`)],
    [t('index_currency'), currency],
    ...(bond
      ? ([
          [t('bond_coupon'), couponText(bond, t, (rate) => exactNumber(rate, 2, lang))],
          [t('bond_issued'), dayText(bond.issuedOn, lang)],
          [t('bond_matures'), bond.maturesOn ? dayText(bond.maturesOn, lang) : t('bond_perpetual')],
          [t('bond_face_value'), amount(bond.faceValue)],
          [t('bond_amount'), amount(bond.amountIssued)],
        ] as const)
      : []),
  ];
  return <Facts items={facts} />;
}

/** Terms are shown exactly: a coupon of 4.625 % is not 4.63 %. */
function exactNumber(value: string, fewestDecimals: number, lang: Language): string {
  const decimals = value.split('.')[1]?.length ?? 0;
  return displayNumber(value, Math.max(decimals, fewestDecimals), lang);
}

function couponText(
  { couponType, couponRate, couponsPerYear }: NonNullable<Instrument['bond']>,
  t: Translate,
  rateText: (rate: string) => string,
): string {
  if (couponType === 'zero') return t('bond_coupon_zero');
  const values = { rate: rateText(couponRate), count: couponsPerYear };
  return couponType === 'fixed'
    ? t('bond_coupon_fixed', values)
    : t('bond_coupon_floating', values);
}
