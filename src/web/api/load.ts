import { data, type RouterContextProvider } from 'react-router';
import type { Answer, Endpoint, Input } from '../../contracts/endpoint.ts';
import { pageContext } from '../page-context.ts';

/** A call of a page's loader; a refusal becomes the page's error with the same status. */
export async function load<E extends Endpoint>(
  context: Readonly<RouterContextProvider>,
  endpoint: E,
  input: Input<E>,
): Promise<Answer<E>> {
  const result = await context.get(pageContext).call(endpoint, input);
  if (result.ok) return result.answer;
  throw data(result.error, { status: result.status });
}
