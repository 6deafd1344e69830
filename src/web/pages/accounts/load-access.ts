import { redirect, type RouterContextProvider } from 'react-router';
import { getAccess } from '../../../contracts/accounts/account.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import { getProfile } from '../../../contracts/accounts/own-account.ts';
import { load } from '../../api/load.ts';
import { pageContext } from '../../page-context.ts';
import { keptAddress } from '../../shell/address.ts';

export type Profile = Answer<typeof getProfile>;

/** What an account sees, and when it was created. */
export interface Access extends Answer<typeof getAccess> {
  readonly createdAt: string;
}

/** The access of the account; visitors are sent to sign in and return here. */
export async function loadAccess(
  context: Readonly<RouterContextProvider>,
  path: string,
  url: URL,
): Promise<Access> {
  return (await loadOwnAccount(context, path, url)).access;
}

/** The same with the owner's profile. */
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
