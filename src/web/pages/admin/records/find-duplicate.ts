import type { RouterContextProvider } from 'react-router';
import { findOnDesk, type DeskItem, type MergePlan } from '../../../../contracts/admin/records.ts';
import { load } from '../../../api/load.ts';
import { callUnchecked, type Desk } from './desks.ts';

const MAX_SEARCH = 100;

export interface FoundDuplicate {
  readonly plan: MergePlan | null;
  /** If the input is ambiguous. */
  readonly choices: readonly DeskItem[];
}

const NOTHING: FoundDuplicate = { plan: null, choices: [] };

/** Finds a record by ID, or else by code or name through the search. */
export async function findDuplicate(
  context: Readonly<RouterContextProvider>,
  desk: Desk,
  keptId: number,
  wanted: string,
): Promise<FoundDuplicate> {
  const readPlan = async (duplicate: string) => {
    const result = await callUnchecked(context, desk.plan, {
      params: { [desk.param]: String(keptId) },
      query: { duplicate },
    });
    return result.ok ? result.answer : null;
  };
  if (wanted === '' || wanted === String(keptId)) return NOTHING;
  const byNumber = /^[1-9]\d{0,8}$/.test(wanted) ? await readPlan(wanted) : null;
  if (byNumber) return { plan: byNumber, choices: [] };
  const { items } = await load(context, findOnDesk, { query: { q: wanted.slice(0, MAX_SEARCH) } });
  const choices = items.filter(({ what, id }) => what === desk.what && id !== keptId);
  const [only] = choices;
  if (!only || choices.length > 1) return { plan: null, choices };
  return { plan: await readPlan(String(only.id)), choices: [] };
}
