import type { RouterContextProvider } from 'react-router';
import { listUsers } from '../../../../contracts/admin/users.ts';
import { load } from '../../../api/load.ts';
import { loadAdmin } from '../load-admin.ts';
import { readView } from './list-address.ts';

/** Data of the list, alone or beside a user. */
export async function loadUsers(context: Readonly<RouterContextProvider>, url: URL) {
  const view = readView(url.searchParams);
  const { filter, search, sort, order, page } = view;
  const [admin, list] = await Promise.all([
    loadAdmin(context),
    load(context, listUsers, {
      query: { filter, search, sort, page: String(page), ...(order && { order }) },
    }),
  ]);
  return { ...admin, view, list };
}
