import { LABEL_STATES, type LabelState } from '../../../../contracts/admin/label-editing.ts';

export const LABELS_PATH = '/admin/labels/';
export const FILES_PATH = '/admin/labels/files/';

/** The filters of the list. */
export interface ListState {
  readonly module: string;
  readonly search: string;
  readonly state: LabelState;
  readonly page: number;
}

export function parseListState(query: URLSearchParams): ListState {
  const state = query.get('state');
  return {
    module: query.get('module') ?? '',
    search: query.get('search') ?? '',
    state: LABEL_STATES.find((each) => each === state) ?? 'all',
    page: Number(query.get('page') ?? 1) || 1,
  };
}

/** The URL of the list with this label open beside it. */
export function labelAddress({ module, search, state, page }: ListState, key?: string): string {
  const query = new URLSearchParams({
    ...(module && { module }),
    ...(search && { search }),
    ...(state !== 'all' && { state }),
    ...(page > 1 && { page: String(page) }),
  });
  const path = key === undefined ? LABELS_PATH : `${LABELS_PATH}${encodeURIComponent(key)}/`;
  return query.size > 0 ? `${path}?${query}` : path;
}
