import type { RouterContextProvider } from 'react-router';
import { getLinkState } from '../../../contracts/accounts/recovery.ts';
import { load } from '../../api/load.ts';

/** Tokens in mailed links and in the first-startup link are never longer. */
const MAX_TOKEN_LENGTH = 100;

/**
 * The URL contains a secret, so no Referer header may send it, not even to our own logs. With
 * `no-referrer` the form would be sent with `Origin: null` and be rejected.
 */
export function secretAddress() {
  return { 'referrer-policy': 'strict-origin' };
}

/** The token in the URL; empty if there is none. */
export function readToken(url: URL): string {
  return (url.searchParams.get('token') ?? '').slice(0, MAX_TOKEN_LENGTH);
}

/** The token in the URL, and whether it is still valid. */
export async function loadLink(
  context: Readonly<RouterContextProvider>,
  purpose: 'reset' | 'confirm',
  url: URL,
) {
  const token = readToken(url);
  return { token, ...(await load(context, getLinkState, { query: { purpose, token } })) };
}
