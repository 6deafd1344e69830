import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { listAudit } from '../../../../contracts/admin/audit.ts';
import { formatDay } from '../../../../domain/time/day.ts';
import { todayAt } from '../../../../domain/time/now.ts';
import { callUrl } from '../../../api/call.ts';
import { load } from '../../../api/load.ts';
import { loaderTexts, pageContext } from '../../../page-context.ts';
import { keptAddress } from '../../../shell/address.ts';
import { Link, usePreservedParams } from '../../../shell/link.tsx';
import { pageLabels, useLabels } from '../../../shell/use-labels.ts';
import { AdminPage } from '../admin-page.tsx';
import { loadAdmin } from '../load-admin.ts';
import { AuditFilters } from './audit-filters.tsx';
import css from './audit-page.module.css';
import { AuditTable } from './audit-table.tsx';
import { ButtonLink } from '../../../../widgets/button/button.tsx';
import {
  filtersFromAddress,
  hasWrongDays,
  placeFromAddress,
  withoutDays,
  type Filters,
} from './filters.ts';

export { pageMeta as meta } from '../../../shell/page-meta.ts';

const LABELS = pageLabels(
  'admin.nav',
  'audit.page',
  'audit.fields',
  'widgets.date_picker',
  'widgets.table_moves',
  'widgets.select',
);
const ADDRESS = '/admin/audit/';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const { language, timeZone } = context.get(pageContext);
  const filters = filtersFromAddress(url, language);
  const isWrong = hasWrongDays(filters);
  // Dates from the form are in the reader's format; a URL must mean the same to everybody.
  const isTyped = (['from', 'to'] as const).some(
    (name) => (filters[name] ?? '') !== (url.searchParams.get(name)?.trim() ?? ''),
  );
  if (isTyped && !isWrong) {
    throw redirect(keptAddress(callUrl({ path: ADDRESS }, { query: filters }), url.search));
  }
  const query = { ...(isWrong ? withoutDays(filters) : filters), ...placeFromAddress(url) };
  const list = await load(context, listAudit, { query });
  const page = {
    ...(await loadAdmin(context)),
    ...list,
    // The field shows the error; entries of other days would be misleading.
    ...(isWrong && { items: [], hasNewer: false, hasOlder: false }),
    filters,
    isWrong,
    today: formatDay(todayAt({ ms: Date.now(), timeZone })),
    labels: LABELS,
    head: { title: t('admin_audit'), description: t('audit_text') },
  };
  return data(page, { status: isWrong ? 400 : 200 });
}

/** All operator changes, newest first. */
export default function AuditPage() {
  const t = useLabels();
  const { counts, items, operators, filters, today, isWrong } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title={t('admin_audit')}
      lead={t('audit_text')}
      counts={counts}
      tools={<Files filters={filters} />}
    >
      <AuditFilters filters={filters} today={today} operators={operators} />
      {items.length > 0 && <AuditTable items={items} />}
      {items.length === 0 && !isWrong && <p>{t('audit_none')}</p>}
      <Pages />
    </AdminPage>
  );
}

/** The filtered entries as files. */
function Files({ filters }: { filters: Filters }) {
  const kept = usePreservedParams();
  return ['csv', 'xlsx'].map((format) => (
    <ButtonLink
      key={format}
      download
      href={kept(callUrl({ path: '/api/admin/audit/file/' }, { query: { ...filters, format } }))}
    >
      {format.toUpperCase()}
    </ButtonLink>
  ));
}

function Pages() {
  const t = useLabels();
  const { items, hasNewer, hasOlder, filters } = useLoaderData<typeof loader>();
  if (!hasNewer && !hasOlder) return null;
  const to = (place: object) => callUrl({ path: ADDRESS }, { query: { ...filters, ...place } });
  return (
    <nav className={css.pages} aria-label={t('audit_pages')}>
      {hasNewer && <Link to={to({})}>{t('audit_newest')}</Link>}
      {hasNewer && items[0] && <Link to={to({ newer: items[0].id })}>{t('audit_newer')}</Link>}
      {hasOlder && items.length > 0 && (
        <Link to={to({ older: items.at(-1)!.id })}>{t('audit_older')}</Link>
      )}
    </nav>
  );
}
