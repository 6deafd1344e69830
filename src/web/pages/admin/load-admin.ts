import type { RouterContextProvider } from 'react-router';
import { getOperatorCounts, type OperatorCounts } from '../../../contracts/admin/operators.ts';
import { load } from '../../api/load.ts';

/** Data for the frame of operator pages. Other viewers get 401 or 403. */
export async function loadAdmin(
  context: Readonly<RouterContextProvider>,
): Promise<{ counts: OperatorCounts }> {
  return { counts: await load(context, getOperatorCounts, {}) };
}
