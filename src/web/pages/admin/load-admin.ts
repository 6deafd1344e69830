import type { RouterContextProvider } from 'react-router';
import { getOperatorCounts, type OperatorCounts } from '../../../contracts/admin/operators.ts';
import { load } from '../../api/load.ts';

/** What the frame of an operator's page shows; a viewer who is none gets 401 or 403 and no page. */
export async function loadAdmin(
  context: Readonly<RouterContextProvider>,
): Promise<{ counts: OperatorCounts }> {
  return { counts: await load(context, getOperatorCounts, {}) };
}
