import type { Answer } from '../../../../contracts/core/endpoint.ts';
import {
  USER_FILTERS,
  USERS_A_PAGE,
  type listUsers,
  type UserCounts,
} from '../../../../contracts/admin/users.ts';
import { Paging } from '../../../../widgets/paging/paging.tsx';
import { PreservedParamsField, usePreservedParams } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { pagingTexts } from '../../../texts/paging-texts.ts';
import { ViewLinks } from '../view-links.tsx';
import css from './users.module.css';
import { USERS_PATH, viewSearch, type ListView } from './list-address.ts';
import { Button, ButtonLink } from '../../../../widgets/button/button.tsx';
import { RouterLink } from '../../../shell/router-link.tsx';
import { TextField } from '../../../../widgets/field/text-field.tsx';
import { BULK_FORM, UserTable } from './user-table.tsx';

export function UsersLead({ counts }: { counts: UserCounts }) {
  return useLabels()('users_lead', { count: counts.all, paying: counts.paying });
}

export function UserFinder({ view }: { view: ListView }) {
  const t = useLabels();
  return (
    <form action={USERS_PATH} className={css.finder} role="search" aria-label={t('users_find')}>
      <PreservedParamsField />
      {view.filter !== 'all' && <input type="hidden" name="filter" value={view.filter} />}
      <TextField
        label={t('users_find')}
        isLabelHidden
        type="search"
        name="q"
        maxLength={100}
        defaultValue={view.search}
        placeholder={t('users_find')}
      />
      <Button type="submit">{t('users_search')}</Button>
      <ButtonLink href="/admin/users/invitations/" link={RouterLink}>
        {t('users_add')}
      </ButtonLink>
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
          to: USERS_PATH + viewSearch(view, { filter }),
          text: t(`users_filter_${filter}`),
          count: list.counts[filter],
          isCurrent: filter === view.filter,
        }))}
      />
      {list.items.length > 0 ? (
        <>
          {/* Outside the form, because forms aren't printed. */}
          <UserTable items={list.items} view={view} current={current} />
          <form id={BULK_FORM} action="/admin/users/bulk/" className={css.bulk}>
            <PreservedParamsField />
            {view.filter !== 'all' && <input type="hidden" name="filter" value={view.filter} />}
            {view.search !== '' && <input type="hidden" name="q" value={view.search} />}
            <Button type="submit">{t('users_bulk_marked')}</Button>
            <Button type="submit" name="all" value="1">
              {t('users_bulk_all', { count: list.total })}
            </Button>
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
          pageHref={(page) => kept(USERS_PATH + viewSearch(view, { page }))}
          texts={pagingTexts(t)}
        />
        <p>{t('users_found', { count: list.total })}</p>
      </div>
    </div>
  );
}
