import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { downloadCurveDays, getCurve, getCurveChart } from '../../../contracts/curves/curves.ts';
import { FILE_FORMATS } from '../../../contracts/core/file-format.ts';
import { CURVE_KINDS, TENORS, type Tenor } from '../../../domain/curves/curve-tenors.ts';
import { Button } from '../../../widgets/button/button.tsx';
import { ChartBar } from '../../../widgets/chart/chart-bar.tsx';
import { OwnTask } from '../../../widgets/hydrated/own-task.tsx';
import { callUrl } from '../../api/call.ts';
import { pack } from '../../api/packed.ts';
import { DateField } from '../../forms/date-field.tsx';
import { HistoryChart } from '../../parts/history-chart.tsx';
import { LockedNotice } from '../../parts/locked-notice.tsx';
import { NoData } from '../../parts/no-data.tsx';
import { dayText } from '../../parts/quote-text.tsx';
import { loaderTexts } from '../../page-context.ts';
import { PreservedParamsField, Link } from '../../shell/link.tsx';
import { usePreservedPage } from '../../shell/keep-page.ts';
import { SectionedPage } from '../../shell/sectioned-page.tsx';
import { usePageData } from '../../shell/use-page-data.ts';
import { HISTORY_LABELS } from '../../shell/chart-labels.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import visually from '../../../widgets/visually-hidden/visually-hidden.module.css';
import { CompareMenu, RemoveLine, useComparisons } from './comparisons.tsx';
import css from './curve-page.module.css';
import { CurvePicture, useLineName, type Curve } from '../../parts/curve-picture.tsx';
import { CurveTable } from '../../parts/curve-table.tsx';
import { KeyRates } from './key-rates.tsx';
import { loadCurve, RATE_QUOTE } from './load-curve.ts';
import { BondsSection, MadeSection } from './made-section.tsx';
import { formatAddress, listFields, parseState, type CurveState } from './page-state.ts';
import { tenorText } from '../../parts/tenor-text.ts';

export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels(
  'curves.common',
  'curves.page',
  'curves.wrong',
  'bond_parts.marks',
  'quotes.latest',
  'quotes.periods',
  'quotes.facts',
  'shell.no_data',
  'widgets.select',
  'shell.hint_texts',
  ...HISTORY_LABELS,
  'shell.sections',
);

/** Tenors with a history chart. */
const HISTORY_TENORS: readonly Tenor[] = ['3M', '2Y', '5Y', '10Y', '30Y'];

export async function loader({ context, params: { curveId = '' }, url }: LoaderFunctionArgs) {
  const loaded = await loadCurve(context, url, curveId);
  const t = loaderTexts(context);
  const { name: country, currency } = loaded.curve;
  return {
    labels: LABELS,
    head: {
      title: t('curve_title', { country }),
      description: t('curve_description', { country, currency }),
    },
    data: pack(loaded),
  };
}

export default function CurvePage() {
  usePreservedPage();
  const { curve, others, compare, base, ignored, bonds, bondsDay, history, today } =
    usePageData<typeof loader>();
  const [query] = useSearchParams();
  const state = parseState(query, useShell().globals.lang);
  const t = useLabels();
  const lineName = useLineName(curve);
  const comparisons = useComparisons({ curve, others, base, lineName });
  const [line, first] = curve.lines;
  if (!line) {
    return (
      <div className={css.page}>
        <h1>{t('curve_title', { country: curve.name })}</h1>
        <NoData text={t('curve_no_days')} />
      </div>
    );
  }
  return (
    <SectionedPage
      isWide
      sections={[
        { id: 'curve', title: t('curve_line'), icon: 'chart' },
        { id: 'history', title: t('curve_history_title'), icon: 'statistics' },
        { id: 'made', title: t('curve_made'), icon: 'facts' },
        { id: 'bonds', title: t('curve_bonds'), icon: 'instruments' },
      ]}
    >
      <article className={css.page}>
        <Head curve={curve} />
        <section aria-labelledby="curve" className={css.curve}>
          <h2 id="curve" className={visually.hidden}>
            {t('curve_line')}
          </h2>
          <Notices curve={curve} ignored={ignored} />
          <CurvePicture
            curve={curve}
            bar={{
              controls: <Choices curve={curve} state={state} ignored={ignored} />,
              info: t(`curve_compounding_${line.compounding}`),
              tools: <CompareMenu {...{ curve, others, state, compare, comparisons }} />,
            }}
            legendActions={
              new Map(
                curve.lines.map(({ key }) => [
                  key,
                  <RemoveLine
                    key={key}
                    {...{ curve, state, compare, comparisons }}
                    lineKey={key}
                  />,
                ]),
              )
            }
            name={t('curve_title', { country: curve.name })}
            lineName={lineName}
            bonds={state.kind === 'par' ? bonds : []}
            bars={first ? t('curve_bars', { name: lineName(first) }) : null}
          />
          <CurveTable curve={curve} lineName={lineName} />
          <Files curve={curve} state={state} />
        </section>
        <History {...{ curve, state, history, today }} />
        <MadeSection curve={curve} />
        <BondsSection day={bondsDay} bonds={bonds} />
      </article>
    </SectionedPage>
  );
}

function Head({ curve }: { curve: Curve }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const [line] = curve.lines;
  return (
    <header className={css.head}>
      <p className={css.back}>
        <Link to="/curves/">{t('curve_all')}</Link>
      </p>
      <h1>{t('curve_title', { country: curve.name })}</h1>
      <p className={css.muted}>
        {[
          line && t('curve_as_of', { day: dayText(line.day, lang) }),
          curve.currency,
          line?.bonds && `${t('curve_bonds')}: ${line.bonds}`,
          `${t('curve_source')}: ${curve.source}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <LockedNotice />
      <KeyRates curve={curve} />
    </header>
  );
}

type IgnoredItems = Curve['ignored'];

/** The kind of rates and the date, both stored in the URL. */
function Choices({
  curve,
  state,
  ignored,
}: {
  curve: Curve;
  state: CurveState;
  ignored: IgnoredItems;
}) {
  const t = useLabels();
  const [line] = curve.lines;
  const wrong = ignored.find(({ field }) => field === 'date');
  return (
    <>
      <nav aria-label={t('curve_kinds')} className={css.kinds}>
        {CURVE_KINDS.map((kind) => (
          <Link
            key={kind}
            to={formatAddress(curve.id, { ...state, kind })}
            aria-current={kind === state.kind ? 'page' : undefined}
            preventScrollReset
          >
            {t(`curve_kind_${kind}`)}
          </Link>
        ))}
      </nav>
      <form
        action={`/curves/${curve.id}/`}
        className={css.form}
        // Remounts the field, so that it shows the date of the URL after Back too.
        key={state.date}
      >
        <PreservedParamsField />
        {[...listFields({ ...state, date: '' }), ...state.period].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <DateField
          name="date"
          label={t('chart_date')}
          value={wrong?.text ?? line?.asked ?? line?.day ?? ''}
          min={curve.firstDay ?? undefined}
          max={curve.lastDay ?? undefined}
          isRequired
          isLabelHidden
        />
        <Button type="submit">{t('curve_show')}</Button>
        {state.date !== '' && (
          <Link to={formatAddress(curve.id, { ...state, date: '' })} preventScrollReset>
            {t('curve_latest')}
          </Link>
        )}
      </form>
    </>
  );
}

/** Why another date is shown, and which parts of the URL are ignored. */
function Notices({ curve, ignored }: { curve: Curve; ignored: IgnoredItems }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const [line] = curve.lines;
  const isMoved = line && line.asked !== null && line.asked !== line.day;
  return (
    <>
      {isMoved && (
        <p className={css.note} role="status">
          {t('curve_no_trading', {
            asked: dayText(line.asked, lang),
            day: dayText(line.day, lang),
          })}
        </p>
      )}
      <Ignored items={ignored.filter(({ field }) => field === 'compare')} />
    </>
  );
}

/** The ignored parts of the URL and the reasons. */
function Ignored({ items }: { items: IgnoredItems }) {
  const t = useLabels();
  if (items.length === 0) return null;
  return (
    <ul className={css.wrong} role="alert">
      {items.map(({ text, reason }, i) => (
        // The same text may occur twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={i}>{t('curve_ignored', { text, reason: t(`curve_wrong_${reason}`) })}</li>
      ))}
    </ul>
  );
}

/** Downloads of the shown table and of all dates, for viewers with access. */
function Files({ curve, state }: { curve: Curve; state: CurveState }) {
  const t = useLabels();
  const { userPaidAccess } = useShell().globals;
  if (!userPaidAccess || !curve.allowsFiles) return null;
  const [line, ...compared] = curve.lines;
  const params = { curveId: curve.id };
  const shown = callUrl(getCurve, {
    params,
    query: {
      date: line?.asked ?? undefined,
      kind: state.kind,
      compare: compared.map(({ key }) => key).join(',') || undefined,
    },
  });
  return (
    <p className={css.files}>
      <span>{t('curve_file_table')}</span>
      {FILE_FORMATS.map((format) => (
        <a key={format} href={`${shown}&format=${format}`} download>
          {format.toUpperCase()}
        </a>
      ))}
      <span>{t('curve_file_days')}</span>
      {FILE_FORMATS.map((format) => (
        <a
          key={format}
          href={callUrl(downloadCurveDays[format], { params, query: { kind: state.kind } })}
          download
        >
          {format.toUpperCase()}
        </a>
      ))}
    </p>
  );
}

function History({
  curve,
  state,
  history,
  today,
}: {
  curve: Curve;
  state: CurveState;
  history: Awaited<ReturnType<typeof loadCurve>>['history'];
  today: string;
}) {
  const t = useLabels();
  const { tenor, kind } = state;
  const longest = curve.rates.findLast(({ line }) => line === 0)?.years ?? 0;
  const offered = HISTORY_TENORS.filter((each) => TENORS[each] <= longest);
  const name = `${curve.name} ${tenorText(tenor, t)}`;
  const tenors = (
    <nav aria-label={t('curve_tenor_choice')} className={css.kinds}>
      {offered.map((each) => (
        <Link
          key={each}
          to={formatAddress(curve.id, { ...state, tenor: each })}
          aria-current={each === tenor ? 'page' : undefined}
          preventScrollReset
        >
          {tenorText(each, t)}
        </Link>
      ))}
    </nav>
  );
  return (
    <section aria-labelledby="history" className={css.history}>
      <h2 id="history">{t('curve_history', { tenor: tenorText(tenor, t) })}</h2>
      {history === null ? (
        <>
          <ChartBar controls={tenors} />
          <LockedNotice />
        </>
      ) : (
        <OwnTask>
          <HistoryChart
            of={{
              id: curve.id,
              name,
              ticker: t(`curve_kind_${kind}`),
              source: curve.source,
              firstDay: curve.firstDay,
              path: formatAddress(curve.id, { ...state, period: [] }),
            }}
            fetchChart={(call, body) =>
              call(getCurveChart, { params: { curveId: String(curve.id), kind, tenor }, body })
            }
            quote={RATE_QUOTE}
            period={history.period}
            choices={tenors}
            hasHint={false}
            today={today}
            first={history.first}
          />
        </OwnTask>
      )}
    </section>
  );
}
