import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router';
import { findOnDesk } from '../../../../contracts/admin/records.ts';
import { DESK_KINDS, type DeskRow } from '../../../../contracts/admin/record-list.ts';
import { loaderTexts } from '../../../page-context.ts';
import { load } from '../../../api/load.ts';
import { PreservedParamsField, Link } from '../../../shell/link.tsx';
import { pageLabels, useLabels } from '../../../shell/use-labels.ts';
import { AdminPage } from '../admin-page.tsx';
import { loadAdmin } from '../load-admin.ts';
import css from './desk.module.css';
import { deskAt, INSTRUMENTS_PATH, ISSUERS_PATH, type Desk } from './desks.ts';
import { statusOptions, type Option } from './field-label.ts';
import { readView, viewAddress, type ListView } from './list-address.ts';
import { DeskTable, RecentChanges } from './list-tables.tsx';
import { Button } from '../../../../widgets/button/button.tsx';
import { TextField } from '../../../../widgets/field/text-field.tsx';
import { Checkbox } from '../../../../widgets/field/choices.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { ViewLinks } from '../view-links.tsx';

export { pageMeta as meta } from '../../../shell/page-meta.ts';

const LABELS = pageLabels(
  'admin.nav',
  'desk.fields',
  'desk.page',
  'desk.list',
  'audit.page',
  'instruments.kinds',
  'instruments.company',
  'widgets.table_moves',
  'widgets.select',
);

export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const desk = deskAt(url);
  const view = readView(url.searchParams, desk);
  const admin = await loadAdmin(context);
  const { items: found, recent } = await load(context, findOnDesk, {
    query: view.search === '' ? {} : { q: view.search },
  });
  const ids = found.filter(({ what }) => what === desk.what).map(({ id }) => id);
  const place =
    view.search === '' ? { ...(view.after && { after: view.after }) } : { ids: ids.join(',') };
  const isEmpty = view.search !== '' && ids.length === 0;
  const list: { items: DeskRow[]; hasMore: boolean } = isEmpty
    ? { items: [], hasMore: false }
    : await load(context, desk.list, { query: { ...view.filters, ...place } });
  return {
    ...admin,
    list,
    view,
    recent: recent.filter(({ what }) => what === desk.what),
    /** Matches of the same search on the other page. */
    others: found.length - ids.length,
    labels: LABELS,
    head: { title: t(titleKey(desk)), description: t('desk_text') },
  };
}

function titleKey({ what }: Desk) {
  return what === 'issuer' ? 'desk_issuers' : 'admin_instruments';
}

/** Lists instruments or issuers to edit. */
export default function ListPage() {
  const t = useLabels();
  const desk = deskAt(useLocation());
  const { counts, list, view, recent } = useLoaderData<typeof loader>();
  const isPlain = viewAddress(desk, view, null) === desk.path && view.after === null;
  return (
    <AdminPage title={t(titleKey(desk))} lead={t('desk_text')} counts={counts}>
      <ViewLinks
        label={t('desk_both')}
        views={[
          { to: INSTRUMENTS_PATH, text: t('admin_instruments'), isCurrent: desk.what !== 'issuer' },
          { to: ISSUERS_PATH, text: t('desk_issuers'), isCurrent: desk.what === 'issuer' },
        ]}
      />
      <Filters key={JSON.stringify(view)} desk={desk} view={view} />
      {view.search !== '' && <Found />}
      {list.items.length > 0 ? (
        <DeskTable items={list.items} desk={desk} caption={t(titleKey(desk))} />
      ) : (
        <p>{t('desk_none')}</p>
      )}
      <Parts desk={desk} view={view} />
      {isPlain && recent.length > 0 && <RecentChanges items={recent} />}
    </AdminPage>
  );
}

/** A search shows the first matches and links to those on the other page. */
function Found() {
  const t = useLabels();
  const desk = deskAt(useLocation());
  const { others, view } = useLoaderData<typeof loader>();
  const isIssuers = desk.what === 'issuer';
  const other = `${isIssuers ? INSTRUMENTS_PATH : ISSUERS_PATH}?q=${encodeURIComponent(view.search)}`;
  return (
    <p className={css.text}>
      {t('desk_found_hint')}{' '}
      {others > 0 && (
        <Link to={other}>
          {isIssuers
            ? t('desk_found_instruments', { count: others })
            : t('desk_found_issuers', { count: others })}
        </Link>
      )}
    </p>
  );
}

function Parts({ desk, view }: { desk: Desk; view: ListView }) {
  const t = useLabels();
  const { list } = useLoaderData<typeof loader>();
  const last = list.items.at(-1);
  if (view.after === null && !list.hasMore) return null;
  return (
    <nav className={css.buttons} aria-label={t('desk_parts')}>
      {view.after !== null && <Link to={viewAddress(desk, view, null)}>{t('desk_first')}</Link>}
      {list.hasMore && last && <Link to={viewAddress(desk, view, last.id)}>{t('desk_next')}</Link>}
    </nav>
  );
}

/** A plain GET form: its fields become the URL. */
function Filters({ desk, view }: { desk: Desk; view: ListView }) {
  const t = useLabels();
  const { search, filters } = view;
  const statuses = statusOptions(t, desk.what);
  return (
    <form action={desk.path} className={css.filters} role="search" aria-label={t('desk_search')}>
      <PreservedParamsField />
      <TextField
        label={t('desk_find')}
        type="search"
        name="q"
        className={css.find}
        maxLength={100}
        defaultValue={search}
      />
      {desk.what === 'instrument' && (
        <Choice
          name="kind"
          title={t('desk_kind')}
          value={filters.kind}
          options={DESK_KINDS.map((kind): Option => [kind, t(`desk_kind_${kind}`)])}
        />
      )}
      <Choice
        name="status"
        title={t('instrument_status')}
        value={filters.status}
        options={statuses}
      />
      <Check name="edited" title={t('desk_edited')} isOn={filters.edited !== undefined} />
      {desk.what === 'instrument' && (
        <Check name="hidden" title={t('desk_hidden')} isOn={filters.hidden !== undefined} />
      )}
      <Button type="submit">{t('desk_search')}</Button>
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly title: string;
  readonly value: string | undefined;
  readonly options: readonly Option[];
}

function Choice({ name, title, value = '', options }: ChoiceProps) {
  const t = useLabels();
  return (
    <SelectField
      label={title}
      name={name}
      value={value}
      className={css.choice}
      options={[{ id: '', text: t('desk_any') }, ...options.map(([id, text]) => ({ id, text }))]}
    />
  );
}

function Check({ name, title, isOn }: { name: string; title: string; isOn: boolean }) {
  return <Checkbox label={title} name={name} value="yes" defaultChecked={isOn} />;
}
