import type { RouterContextProvider } from 'react-router';
import { getLinkState } from '../../../contracts/accounts/recovery.ts';
import { load } from '../../api/load.ts';

/** The tokens in the links of mails are never longer. */
const MAX_TOKEN_LENGTH = 100;

/**
 * The address contains a secret, so no Referer header may send it, not even to our own logs. With
 * `no-referrer` the form would be sent with `Origin: null` and be refused.
 */
export const SECRET_ADDRESS = { 'referrer-policy': 'strict-origin' };

/** The token in the address of a page, and whether it can still be used. */
export async function loadLink(
  context: Readonly<RouterContextProvider>,
  purpose: 'reset' | 'confirm',
  url: URL,
) {
  const token = (url.searchParams.get('token') ?? '').slice(0, MAX_TOKEN_LENGTH);
  return { token, ...(await load(context, getLinkState, { query: { purpose, token } })) };
}
