import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loaderTexts } from '../../../page-context.ts';
import { pageLabels, useLabels } from '../../../shell/use-labels.ts';
import { AdminPage } from '../admin-page.tsx';
import { loadUsers } from './load-users.ts';
import { UserFinder, UserList, UsersLead } from './user-list.tsx';

export { pageMeta as meta } from '../../../shell/page-meta.ts';

const LABELS = pageLabels('admin.nav', 'users.page', 'shell.paging', 'widgets.table_moves');

export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  return {
    ...(await loadUsers(context, url)),
    labels: LABELS,
    head: { title: t('admin_users'), description: t('users_text') },
  };
}

/** All accounts of the portal. */
export default function UsersPage() {
  const t = useLabels();
  const { counts, list, view } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title={t('admin_users')}
      lead={<UsersLead counts={list.counts} />}
      tools={<UserFinder view={view} />}
      counts={counts}
    >
      <UserList list={list} view={view} />
    </AdminPage>
  );
}
