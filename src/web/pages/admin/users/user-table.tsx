import type { UserRow, UserSort } from '../../../../contracts/admin/users.ts';
import { displayLocalDay, displayMoment } from '../../../../domain/text/format.ts';
import { joinClassNames } from '../../../../widgets/class-names/class-names.ts';
import type { ListColumn } from '../../../../widgets/data-table/list-table.tsx';
import { PageTable } from '../../../parts/page-table.tsx';
import { Link, usePreservedParams } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import controls from '../controls.module.css';
import css from './users.module.css';
import { Checkbox } from '../../../../widgets/field/choices.tsx';
import { USERS_PATH, viewSearch, type ListView } from './list-address.ts';

/** The ID of the form that the checkboxes of the table belong to. */
export const BULK_FORM = 'bulk';
const SOON_DAYS = 30;

export function UserTable({
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
  const hasTags = items.some((row) => row.hasRequest || row.hasTicket || row.isBlocked);
  const columns = useUserColumns(viewSearch(view, { page: view.page }), hasTags);
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
        kept(USERS_PATH + viewSearch(view, { sort: field as UserSort, order: next }))
      }
      columns={columns}
    />
  );
}

/** `search` is the list's part of the URL, which the panel of a user preserves. */
function useUserColumns(search: string, hasTags: boolean): ListColumn<UserRow>[] {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  const day = (iso: string) => displayLocalDay(Date.parse(iso) / 1000, globals.lang, timeZone);
  return [
    {
      field: 'mark',
      title: t('users_mark'),
      isTitleUnseen: true,
      sortable: false,
      render: (row) => <MarkBox row={row} />,
    },
    {
      field: 'email',
      title: t('users_user'),
      isRowHeader: true,
      render: (row) => <UserName row={row} search={search} />,
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
      value: ({ accessLevel, level }) => `${accessLevel ?? ''} ${t(`users_level_${level}`)}`.trim(),
    },
    {
      field: 'tariffs',
      title: t('users_tariffs'),
      sortable: false,
      isWide: true,
      className: css.side,
      render: ({ tariffs }) => <TariffTags tariffs={tariffs} />,
    },
    {
      field: 'ends',
      title: t('users_ends'),
      kind: 'number',
      isWide: true,
      render: ({ endsAt, daysLeft }) => (
        <>
          {endsAt ? day(endsAt) : '–'}
          {daysLeft !== null && <DaysLeft days={daysLeft} />}
        </>
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
    ...(hasTags
      ? [
          {
            field: 'open',
            title: t('users_open'),
            sortable: false,
            render: (row: UserRow) => <OpenTags row={row} />,
          },
        ]
      : []),
  ];
}

function MarkBox({ row: { id, email } }: { row: UserRow }) {
  return (
    <Checkbox
      label={useLabels()('users_mark_named', { email })}
      isLabelHidden
      name="id"
      value={id}
      form={BULK_FORM}
    />
  );
}

function UserName({ row: { id, email }, search }: { row: UserRow; search: string }) {
  return (
    <>
      <Link to={`${USERS_PATH}${id}/${search}`} preventScrollReset className={css.email}>
        {email}
      </Link>
      <small>{useLabels()('users_number', { id })}</small>
    </>
  );
}

function TariffTags({ tariffs }: Pick<UserRow, 'tariffs'>) {
  if (tariffs.length === 0) return '–';
  return tariffs.map(({ id, name }) => (
    <span key={id} className={joinClassNames(controls.tag, css.tag)}>
      {name}
    </span>
  ));
}

function DaysLeft({ days }: { days: number }) {
  const t = useLabels();
  return (
    <small className={daysClass(days)}>
      {days === 0 ? t('users_ended') : t('users_days_left', { count: days })}
    </small>
  );
}

function daysClass(daysLeft: number): string | undefined {
  if (daysLeft === 0) return css.over;
  return daysLeft <= SOON_DAYS ? css.soon : undefined;
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
