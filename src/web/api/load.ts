import { data, type RouterContextProvider } from 'react-router';
import type { Answer, Endpoint, Input, Mistake } from '../../contracts/core/endpoint.ts';
import type { Shell } from '../../contracts/core/page.ts';
import { pageContext } from '../page-context.ts';

type ForVisitors<E extends Endpoint> = E['needs'] extends 'values'
  ? { readonly needs: Mistake<'refuses visitors, and their pages are not kept: loadIfAllowed'> }
  : unknown;

/** Makes a call for a page loader. An error becomes the error page with the same status. */
export async function load<E extends Endpoint>(
  context: Readonly<RouterContextProvider>,
  endpoint: E & ForVisitors<E>,
  input: Input<E>,
): Promise<Answer<E>> {
  const result = await context.get(pageContext).call(endpoint, input);
  if (result.ok) return result.answer;
  throw data(result.error, { status: result.status });
}

/**
 * Returns null for viewers whom the endpoint would reject, without making the call. A visitor's
 * page that requests account data couldn't be cached for other visitors.
 */
export async function loadIfAllowed<E extends Endpoint>(
  context: Readonly<RouterContextProvider>,
  endpoint: E,
  input: Input<E>,
): Promise<Answer<E> | null> {
  const { call, shell } = context.get(pageContext);
  if (!isAllowed(endpoint, await shell())) return null;
  const result = await call(endpoint, input);
  return result.ok ? result.answer : null;
}

function isAllowed({ needs }: Endpoint, { globals, operates }: Shell): boolean {
  if (needs === 'operator') return operates;
  return needs === 'values' ? globals.userPaidAccess : globals.userLoggedIn;
}
