import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { signOut } from '../../../contracts/accounts/account.ts';
import { pageContext } from '../../page-context.ts';
import { keptAddress } from '../../shell/address.ts';

export async function action({ context, url }: ActionFunctionArgs) {
  await context.get(pageContext).call(signOut, {});
  return redirect(keptAddress('/', url.search));
}

/** Signing out changes state, so it needs a form rather than a link. */
export function loader({ url }: LoaderFunctionArgs) {
  return redirect(keptAddress('/', url.search));
}
