import type { Call, PageContext } from '../../../contracts/core/page.ts';

/** A page's calls, parsed from JSON. */
export function callFromJson(callAsJson: PageContext['callAsJson']): Call {
  return async (endpoint, input) => JSON.parse(await callAsJson(endpoint, input));
}
