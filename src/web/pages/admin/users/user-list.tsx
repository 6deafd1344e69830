import type { Answer } from '../../../../contracts/core/endpoint.ts';
import {
  USER_FILTERS,
  USERS_A_PAGE,
  type listUsers,
  type UserCounts,
  type UserRow,
  type UserSort,
} from '../../../../contracts/admin/users.ts';
import { displayLocalDay, displayMoment } from '../../../../domain/text/format.ts';
import { joinClassNames } from '../../../../widgets/class-names/class-names.ts';
import { Paging } from '../../../../widgets/paging/paging.tsx';
import { PageTable } from '../../../parts/page-table.tsx';
import { PreservedParamsField, Link, usePreservedParams } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import { pagingTexts } from '../../../texts/paging-texts.ts';
import controls from '../controls.module.css';
import { ViewLinks } from '../view-links.tsx';
import css from './users.module.css';
import { viewSearch, type ListView } from './list-address.ts';

const BULK_FORM = 'bulk';
const ADDRESS = '/admin/users/';
const SOON_DAYS = 30;

export function UsersLead({ counts }: { counts: UserCounts }) {
  return useLabels()('users_lead', { count: counts.all, paying: counts.paying });
}

export function UserFinder({ view }: { view: ListView }) {
  const t = useLabels();
  return (
    <form action={ADDRESS} className={css.finder} role="search" aria-label={t('users_find')}>
      <PreservedParamsField />
      {view.filter !== 'all' && <input type="hidden" name="filter" value={view.filter} />}
      <input
        className={controls.input}
        type="search"
        name="q"
        maxLength={100}
        defaultValue={view.search}
        placeholder={t('users_find')}
        aria-label={t('users_find')}
      />
      <button type="submit" className={controls.button}>
        {t('users_search')}
      </button>
      <Link to="/admin/users/invitations/" className={controls.button}>
        {t('users_add')}
      </Link>
    </form>
  );
}

interface UserListProps {
  readonly list: Answer<typeof listUsers>;
  readonly view: ListView;
  /** The account whose panel is open. */
  readonly current?: number;
}

export function UserList({ list, view, current }: UserListProps) {
  const t = useLabels();
  const kept = usePreservedParams();
  return (
    <div className={css.list}>
      <ViewLinks
        label={t('users_groups')}
        views={USER_FILTERS.map((filter) => ({
          to: ADDRESS + viewSearch(view, { filter }),
          text: t(`users_filter_${filter}`),
          count: list.counts[filter],
          isCurrent: filter === view.filter,
        }))}
      />
      {list.items.length > 0 ? (
        <>
          {/* Not within the form, because forms are not printed. */}
          <UserTable items={list.items} view={view} current={current} />
          <form id={BULK_FORM} action="/admin/users/bulk/" className={css.bulk}>
            <PreservedParamsField />
            {view.filter !== 'all' && <input type="hidden" name="filter" value={view.filter} />}
            {view.search !== '' && <input type="hidden" name="q" value={view.search} />}
            <button type="submit" className={controls.button}>
              {t('users_bulk_marked')}
            </button>
            <button type="submit" name="all" value="1" className={controls.button}>
              {t('users_bulk_all', { count: list.total })}
            </button>
          </form>
        </>
      ) : (
        <p>{t('users_none')}</p>
      )}
      <div className={css.foot}>
        <Paging
          total={list.total}
          limit={USERS_A_PAGE}
          page={view.page}
          pageHref={(page) => kept(ADDRESS + viewSearch(view, { page }))}
          texts={pagingTexts(t)}
        />
        <p>{t('users_found', { count: list.total })}</p>
      </div>
    </div>
  );
}

function UserTable({
  items,
  view,
  current,
}: {
  items: readonly UserRow[];
  view: ListView;
  current: number | undefined;
}) {
  const t = useLabels();
  const kept = usePreservedParams();
  const { globals, timeZone } = useShell();
  const day = (iso: string) => displayLocalDay(Date.parse(iso) / 1000, globals.lang, timeZone);
  const own = viewSearch(view, { page: view.page });
  const order = view.order ?? (view.sort === 'seen' || view.sort === 'since' ? 'desc' : 'asc');
  return (
    <PageTable
      className={css.table}
      caption={t('admin_users')}
      rows={items}
      rowKey={({ id }) => id}
      rowProps={({ id }) => (id === current ? { 'aria-current': 'true' } : {})}
      sort={{ field: view.sort, order }}
      sortHref={({ field, order: next }) =>
        kept(ADDRESS + viewSearch(view, { sort: field as UserSort, order: next }))
      }
      columns={[
        {
          field: 'mark',
          title: t('users_mark'),
          isTitleUnseen: true,
          sortable: false,
          render: ({ id, email }) => (
            <input
              type="checkbox"
              name="id"
              value={id}
              form={BULK_FORM}
              className={css.mark}
              aria-label={t('users_mark_named', { email })}
            />
          ),
        },
        {
          field: 'email',
          title: t('users_user'),
          isRowHeader: true,
          render: ({ id, email }) => (
            <>
              <Link to={`${ADDRESS}${id}/${own}`} preventScrollReset className={css.email}>
                {email}
              </Link>
              <small>{t('users_number', { id })}</small>
            </>
          ),
        },
        {
          field: 'since',
          title: t('users_since'),
          isWide: true,
          className: css.side,
          value: ({ since }) => day(since),
        },
        {
          field: 'level',
          title: t('users_level'),
          sortable: false,
          isWide: true,
          value: ({ accessLevel, level }) =>
            `${accessLevel ?? ''} ${t(`users_level_${level}`)}`.trim(),
        },
        {
          field: 'tariffs',
          title: t('users_tariffs'),
          sortable: false,
          isWide: true,
          className: css.side,
          render: ({ tariffs }) =>
            tariffs.length === 0
              ? '–'
              : tariffs.map(({ id, name }) => (
                  <span key={id} className={joinClassNames(controls.tag, css.tag)}>
                    {name}
                  </span>
                )),
        },
        {
          field: 'ends',
          title: t('users_ends'),
          kind: 'number',
          isWide: true,
          value: ({ endsAt }) => endsAt && day(endsAt),
        },
        {
          field: 'daysLeft',
          title: t('users_days_left'),
          kind: 'number',
          sortable: false,
          isWide: true,
          render: ({ daysLeft }) => (
            <span className={daysClass(daysLeft)}>
              {daysLeft === 0 ? t('users_ended') : (daysLeft ?? '–')}
            </span>
          ),
        },
        {
          field: 'seen',
          title: t('users_seen'),
          kind: 'number',
          isWide: true,
          className: css.side,
          value: ({ lastSeenAt }) =>
            lastSeenAt && displayMoment(Date.parse(lastSeenAt), globals.lang, timeZone),
        },
        {
          field: 'open',
          title: t('users_open'),
          sortable: false,
          render: (row) => <OpenTags row={row} />,
        },
      ]}
    />
  );
}

function daysClass(daysLeft: number | null): string | undefined {
  if (daysLeft === 0) return css.over;
  return daysLeft !== null && daysLeft <= SOON_DAYS ? css.soon : undefined;
}

function OpenTags({ row }: { row: UserRow }) {
  const t = useLabels();
  const tags = [
    row.hasRequest && { text: t('users_tag_request'), look: css.asks },
    row.hasTicket && { text: t('users_tag_ticket'), look: css.waits },
    row.isBlocked && { text: t('users_tag_blocked'), look: css.stopped },
  ].filter((tag) => tag !== false);
  return tags.map(({ text, look }) => (
    <span key={text} className={joinClassNames(controls.tag, css.tag, look)}>
      {text}
    </span>
  ));
}
