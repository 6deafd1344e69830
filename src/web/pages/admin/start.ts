import { redirect, type LoaderFunctionArgs } from 'react-router';
import { keptAddress } from '../../shell/address.ts';
import { loadAdmin } from './load-admin.ts';

/** `/admin/` itself leads to the first of the pages. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  await loadAdmin(context);
  return redirect(keptAddress('/admin/users/', url.search));
}
