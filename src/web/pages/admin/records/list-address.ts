import { INSTRUMENT_STATUSES, ISSUER_STATUSES } from '../../../../contracts/admin/records.ts';
import { DESK_KINDS } from '../../../../contracts/admin/record-list.ts';
import type { Desk } from './desks.ts';

/** The filters of the list, as in its URL. */
export interface ListFilters {
  readonly kind?: (typeof DESK_KINDS)[number];
  readonly status?: (typeof INSTRUMENT_STATUSES)[number] | (typeof ISSUER_STATUSES)[number];
  readonly hidden?: 'yes';
  readonly edited?: 'yes';
}

export interface ListView {
  /** The search term, possibly empty. */
  readonly search: string;
  readonly filters: ListFilters;
  readonly after: string | null;
}

/** Unknown filters are ignored. */
export function readView(query: URLSearchParams, { what }: Desk): ListView {
  const statuses = what === 'issuer' ? ISSUER_STATUSES : INSTRUMENT_STATUSES;
  const isInstruments = what === 'instrument';
  const kind = isInstruments && DESK_KINDS.find((each) => each === query.get('kind'));
  const status = statuses.find((each) => each === query.get('status'));
  const after = query.get('after');
  return {
    search: query.get('q')?.trim() ?? '',
    filters: {
      ...(kind && { kind }),
      ...(status && { status }),
      ...(isInstruments && query.get('hidden') === 'yes' && { hidden: 'yes' as const }),
      ...(query.get('edited') === 'yes' && { edited: 'yes' as const }),
    },
    after: after !== null && /^[1-9]\d{0,8}$/.test(after) ? after : null,
  };
}

export function viewAddress({ path }: Desk, { search, filters }: ListView, after: number | null) {
  const query = new URLSearchParams({
    ...(search && { q: search }),
    ...filters,
    ...(after !== null && { after: String(after) }),
  }).toString();
  return query === '' ? path : `${path}?${query}`;
}
