import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { changeSettings } from '../../../contracts/admin/settings.ts';
import { pageContext } from '../../page-context.ts';
import { keptAddress } from '../../shell/address.ts';
import { loadAdmin } from './load-admin.ts';

/** `/admin/` redirects to the first operator page. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  await loadAdmin(context);
  return redirect(keptAddress('/admin/users/', url.search));
}

/** Closes the checklist of the start page for all operators, because that page handles no forms. */
export async function action({ context, url }: ActionFunctionArgs) {
  const { call } = context.get(pageContext);
  const result = await call(changeSettings, { body: { showsSetup: false } });
  if (!result.ok) throw data(result.error, { status: result.status });
  return redirect(keptAddress('/', url.search));
}
