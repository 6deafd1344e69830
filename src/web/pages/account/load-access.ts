import { redirect, type RouterContextProvider } from 'react-router';
import { getAccess } from '../../../contracts/account.ts';
import type { Answer } from '../../../contracts/endpoint.ts';
import { load } from '../../api/load.ts';
import { pageContext } from '../../page-context.ts';
import { keptAddress } from '../../shell/address.ts';

export type Access = Answer<typeof getAccess>;

/** The access of the account; a visitor is sent to sign in and then back here. */
export async function loadAccess(
  context: Readonly<RouterContextProvider>,
  path: string,
  { search }: URL,
): Promise<Access> {
  const { globals } = await context.get(pageContext).shell();
  if (!globals.userLoggedIn) throw redirect(keptAddress(`/sign-in/?next=${path}`, search));
  return load(context, getAccess, {});
}
