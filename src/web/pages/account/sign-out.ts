import { redirect, type ActionFunctionArgs } from 'react-router';
import { signOut } from '../../../contracts/account.ts';
import { pageContext } from '../../page-context.ts';

export async function action({ context }: ActionFunctionArgs) {
  await context.get(pageContext).call(signOut, {});
  return redirect('/');
}

/** Signing out changes something, so a mere link does not do it. */
export function loader() {
  return redirect('/');
}
