import { data, type RouterContextProvider } from 'react-router';
import type { Answer, Endpoint, Input } from '../../contracts/core/endpoint.ts';
import { pageContext } from '../page-context.ts';

/**
 * Makes a call for the loader of a page; a refusal becomes the error of the page with the same
 * status.
 */
export async function load<E extends Endpoint>(
  context: Readonly<RouterContextProvider>,
  endpoint: E,
  input: Input<E>,
): Promise<Answer<E>> {
  const result = await context.get(pageContext).call(endpoint, input);
  if (result.ok) return result.answer;
  throw data(result.error, { status: result.status });
}
