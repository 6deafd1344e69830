import { Link, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { Answer } from '../../../contracts/endpoint.ts';
import {
  getInstrument,
  getInstrumentChart,
  SECTIONS,
  type Section,
} from '../../../contracts/instruments.ts';
import { dayOfMoment, formatDay } from '../../../domain/day.ts';
import { displayNumber } from '../../../domain/format.ts';
import type { Language } from '../../../domain/language.ts';
import { load } from '../../api/load.ts';
import { firstChartOf } from '../../market/first-chart.ts';
import { HISTORY_CHART_HEIGHT, HistoryChart } from '../../market/history-chart.tsx';
import { isReversed, periodOfQuery } from '../../market/history-period.ts';
import { Facts, Identifiers, type Fact } from '../../market/identifiers.tsx';
import { LockedNotice } from '../../market/locked-notice.tsx';
import { asOfText, QuoteChange, QuoteValue } from '../../market/quote-text.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { useFrame } from '../../shell/use-frame.ts';
import { translator, useLabels, type Translate } from '../../shell/use-labels.ts';
import css from './instrument-page.module.css';

type Instrument = Answer<(typeof getInstrument)[Section]>;

/** A bond, a stock or an ETF: the first part of the address says which. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const section = sectionOf(url);
  const path = { instrumentId: params.instrumentId ?? '' };
  const instrument = await load(context, getInstrument[section], { params: path });
  const today = dayOfMoment(Date.now());
  const period = periodOfQuery(url.searchParams, today, false);
  const { begin, end, periodId } = period;
  const chart = isReversed(period)
    ? null
    : await load(context, getInstrumentChart[section], {
        params: path,
        body: { beginDate: begin, endDate: end, periodId },
      });
  const labels = page.labels('instruments', 'indexes', 'chart', 'widgets');
  return {
    labels,
    section,
    instrument,
    period,
    today: formatDay(today),
    first:
      chart &&
      firstChartOf(Object.values(chart.data), {
        name: instrument.name,
        quote: instrument.quote,
        height: HISTORY_CHART_HEIGHT,
        language: page.language,
        t: translator(labels),
      }),
  };
}

function sectionOf({ pathname }: URL): Section {
  const part = pathname.split('/')[1] ?? '';
  return Object.hasOwn(SECTIONS, part) ? (part as Section) : 'bonds';
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { labels, instrument } = loaderData;
  const { name } = instrument;
  return pageMeta(name, translator(labels)('instrument_description', { name }));
}

export default function InstrumentPage() {
  const { section, instrument, period, today, first } = useLoaderData<typeof loader>();
  const t = useLabels();
  const path = `/${section}/${instrument.id}/`;
  return (
    <article className={css.page}>
      <InstrumentHead instrument={instrument} />
      <section aria-labelledby="history" className={css.history}>
        <h2 id="history">{t('index_history')}</h2>
        {instrument.lastDay === null ? (
          <p className={css.none}>{t('instrument_no_history')}</p>
        ) : (
          <HistoryChart
            of={{ ...instrument, path }}
            ask={(call, body) =>
              call(getInstrumentChart[section], {
                params: { instrumentId: String(instrument.id) },
                body,
              })
            }
            quote={instrument.quote}
            period={period}
            today={today}
            first={first}
          />
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
  );
}

function InstrumentHead({ instrument }: { instrument: Instrument }) {
  const t = useLabels();
  const { lang } = useFrame().globals;
  const { quote, status } = instrument;
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
      <p>
        <span className={css.value}>
          <QuoteValue quote={quote} />
        </span>{' '}
        <span className={css.unit}>{quote.unit}</span> <QuoteChange quote={quote} />
      </p>
      <p className={css.asOf}>
        {t('index_as_of', { time: asOfText(quote.asOf, lang) })}
        {` · ${t('index_source', { source: instrument.source })}`}
      </p>
      <LockedNotice />
    </header>
  );
}

function InstrumentFacts({ instrument }: { instrument: Instrument }) {
  const t = useLabels();
  const { lang } = useFrame().globals;
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
          [t('bond_issued'), asOfText(bond.issuedOn, lang)],
          [
            t('bond_matures'),
            bond.maturesOn ? asOfText(bond.maturesOn, lang) : t('bond_perpetual'),
          ],
          [t('bond_face_value'), amount(bond.faceValue)],
          [t('bond_amount'), amount(bond.amountIssued)],
        ] as const)
      : []),
  ];
  return <Facts items={facts} />;
}

/** Terms are exact: a coupon of 4.625 % is not one of 4.63 %. */
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
