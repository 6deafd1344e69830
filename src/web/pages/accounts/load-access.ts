import { redirect, type RouterContextProvider } from 'react-router';
import { getAccess } from '../../../contracts/accounts/account.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import { getProfile } from '../../../contracts/accounts/own-account.ts';
import { load } from '../../api/load.ts';
import { pageContext } from '../../page-context.ts';
import { keptAddress } from '../../shell/address.ts';

export type Profile = Answer<typeof getProfile>;

/** What an account sees, and since when there is one. */
export interface Access extends Answer<typeof getAccess> {
  readonly createdAt: string;
}

/** The access of the account; a visitor is sent to sign in and then back here. */
export async function loadAccess(
  context: Readonly<RouterContextProvider>,
  path: string,
  url: URL,
): Promise<Access> {
  return (await loadOwnAccount(context, path, url)).access;
}

/** The same, and what the account says of its owner. */
export async function loadOwnAccount(
  context: Readonly<RouterContextProvider>,
  path: string,
  { search }: URL,
): Promise<{ access: Access; profile: Profile }> {
  const { globals } = await context.get(pageContext).shell();
  if (!globals.userLoggedIn) throw redirect(keptAddress(`/sign-in/?next=${path}`, search));
  const [access, profile] = await Promise.all([
    load(context, getAccess, {}),
    load(context, getProfile, {}),
  ]);
  return { access: { ...access, createdAt: profile.createdAt }, profile };
}
