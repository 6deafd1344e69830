import { useEffect } from 'react';
import { useLoaderData, useNavigation, type LoaderFunctionArgs } from 'react-router';
import { getDerivativesTable } from '../../../contracts/derivatives/derivatives.ts';
import { displayNumber } from '../../../domain/text/format.ts';
import { AlertBox } from '../../../widgets/alerts/alert-box.tsx';
import { useAlertQueue } from '../../../widgets/alerts/use-alert-queue.ts';
import { ButtonLink } from '../../../widgets/button/button.tsx';
import { OwnTask } from '../../../widgets/hydrated/own-task.tsx';
import { pack } from '../../api/packed.ts';
import { LockedNotice } from '../../parts/locked-notice.tsx';
import { NoData } from '../../parts/no-data.tsx';
import { dayText } from '../../parts/quote-text.tsx';
import { loaderTexts } from '../../page-context.ts';
import { Link } from '../../shell/link.tsx';
import { RouterLink } from '../../shell/router-link.tsx';
import { useIsPagePreserved, usePreservedPage } from '../../shell/keep-page.ts';
import { CHART_LABELS } from '../../shell/chart-labels.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { usePageData } from '../../shell/use-page-data.ts';
import { useShell } from '../../shell/use-shell.ts';
import { alertTexts } from '../../texts/alert-texts.ts';
import { ExpiryCurve, HistoryChart } from './archive-charts.tsx';
import { ArchiveFiles } from './archive-files.tsx';
import { ArchiveFilters } from './archive-filters.tsx';
import { ArchiveRows } from './archive-table.tsx';
import css from './derivatives-page.module.css';
import { keepArchive, rememberArchive } from './keep-archive.ts';
import { loadArchive, type Archive, type Contract } from './load-archive.ts';
import { formatAddress, isReversed, withRows } from './page-state.ts';

export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels(
  'archive.page',
  'archive.export',
  'archive.table',
  'quotes.latest',
  'curves.common',
  ...CHART_LABELS,
  'widgets.alerts',
  'widgets.table',
  'widgets.table_moves',
  'widgets.select',
  'widgets.date_picker',
  'shell.no_data',
  'shell.paging',
);

export async function loader(input: LoaderFunctionArgs) {
  const t = loaderTexts(input.context);
  return {
    labels: LABELS,
    head: { title: t('archive_title'), description: t('archive_description') },
    data: pack({ archive: await loadArchive(input) }),
  };
}

export const clientMiddleware = [keepArchive];

export default function DerivativesPage() {
  usePreservedPage();
  const loaded = useLoaderData<typeof loader>();
  const { archive } = usePageData<typeof loader>();
  const t = useLabels();
  useEffect(() => {
    rememberArchive(loaded);
    return () => rememberArchive(undefined);
  }, [loaded]);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div>
          <h1>{t('archive_title')}</h1>
          {archive && <Summary archive={archive} />}
        </div>
        <div className={css.ways}>
          <ButtonLink href="/addin/" link={RouterLink}>
            {t('archive_addin')}
          </ButtonLink>
          <ButtonLink href="/api/" link={RouterLink}>
            API
          </ButtonLink>
        </div>
      </header>
      {archive ? <Shown archive={archive} /> : <NoData text={t('archive_none')} />}
    </div>
  );
}

function Summary({ archive: { exchanges, exchange } }: { archive: Archive }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const firstDay = exchanges.flatMap((each) => each.firstDay ?? []).toSorted()[0];
  const contracts = exchanges.reduce((sum, each) => sum + each.contracts, 0);
  return (
    <p className={css.summary}>
      {[
        ...(firstDay ? [t('archive_since', { year: firstDay.slice(0, 4) })] : []),
        `${t('archive_exchanges', { count: exchanges.length })}, ${t('archive_contracts', { count: contracts })}`,
        ...(exchange.lastDay
          ? [t('archive_prices_of', { day: dayText(exchange.lastDay, lang) })]
          : []),
        t('archive_source', { source: exchange.source }),
      ].join(' · ')}
    </p>
  );
}

function Shown({ archive }: { archive: Archive }) {
  const t = useLabels();
  const { table, contract, curve, history } = archive;
  const isLoading = useNavigation().state !== 'idle';
  const isPreserved = useIsPagePreserved();
  return (
    <div className={css.shown} aria-busy={isLoading}>
      <div className={css.bar}>
        <ArchiveFilters archive={archive} />
        <div className={css.count}>
          {archive.errors.length === 0 && t('archive_rows', { count: table?.total ?? 0 })}
          <ArchiveFiles archive={archive} />
        </div>
      </div>
      {isPreserved && (
        <p className={css.empty} role="status">
          {t('unreachable_title')}. {t('unreachable_text')}
        </p>
      )}
      {contract && <Facts contract={contract} />}
      {table?.masked && <LockedNotice />}
      {table?.masked && table.total > 0 && <LockedNotice about="downloads" />}
      {table?.masked && contract && <p className={css.summary}>{t('archive_charts_locked')}</p>}
      {(curve || history) && (
        <OwnTask>
          <div className={css.charts}>
            {curve && <ExpiryCurve curve={curve} />}
            {history && <HistoryChart history={history} />}
          </div>
        </OwnTask>
      )}
      {/* What the server refused before is over. */}
      {!(isPreserved && archive.errors.length > 0) && <Rows archive={archive} />}
      <ByApi archive={archive} />
    </div>
  );
}

function Rows({ archive }: { archive: Archive }) {
  const { table, errors } = archive;
  if (errors.length > 0) return <Refused key={errors.join()} archive={archive} />;
  if (table && table.total > 0) return <ArchiveRows archive={archive} table={table} />;
  return <Empty archive={archive} />;
}

/** The server’s message in place of rows. */
function Refused({ archive: { errors, state, usual } }: { archive: Archive }) {
  const t = useLabels();
  const [queue, send] = useAlertQueue(
    errors.map((html, i) => ({ id: String(i), kind: 'error', persistent: true, html })),
  );
  return (
    <div className={css.empty}>
      <AlertBox queue={queue} onEvent={send} texts={alertTexts(t)} placement="inline" />
      <p>
        <Link to={formatAddress(state, usual)} preventScrollReset>
          {t('try_again')}
        </Link>
      </p>
    </div>
  );
}

function Facts({ contract }: { contract: Contract }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const size = displayNumber(contract.size, 0, lang);
  const facts = [
    [
      t('archive_size'),
      contract.sizeUnit === null ? size : t(`archive_size_${contract.sizeUnit}`, { size }),
    ],
    [
      t('archive_tick'),
      contract.tick &&
        `${displayNumber(contract.tick, fraction(contract.tick), lang)} ${contract.priceUnit}`,
    ],
    [t('archive_settled'), contract.settled && t(`archive_settled_${contract.settled}`)],
    [t('archive_first_day'), contract.firstDay && dayText(contract.firstDay, lang)],
  ] as const;
  return (
    <dl className={css.facts}>
      {facts.map(
        ([name, text]) =>
          text && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function fraction(decimal: string): number {
  return decimal.split('.')[1]?.length ?? 0;
}

/** Why there are no rows, with a link to existing ones. */
function Empty({ archive }: { archive: Archive }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const { state, usual, contract, exchange } = archive;
  const { lastDay } = contract ?? exchange;
  if (isReversed(state)) {
    return (
      <p className={css.empty} role="alert">
        {t('graph_period_start_incorrect')}
      </p>
    );
  }
  return (
    <div className={css.empty}>
      <p>
        <strong>
          {t('archive_empty', { from: dayText(state.from, lang), to: dayText(state.to, lang) })}
        </strong>
      </p>
      {lastDay && (
        <p>
          {t('archive_last_day', { day: dayText(lastDay, lang) })}{' '}
          <Link to={formatAddress(withRows(state, usual), usual)}>{t('archive_show_last')}</Link>
        </p>
      )}
    </div>
  );
}

/** The API call that returns the same rows. */
function ByApi({ archive: { state } }: { archive: Archive }) {
  const t = useLabels();
  const { from, to, contractId, exchangeId } = state;
  const body = JSON.stringify({ dates: { from, to }, contractId, exchangeId }, null, 1);
  return (
    <section className={css.api} aria-labelledby="by-api">
      <h2 id="by-api">{t('archive_by_api')}</h2>
      <pre>
        {getDerivativesTable.method} {getDerivativesTable.path}
        {'\n'}
        {body}
      </pre>
    </section>
  );
}
