import { MAX_SELECTED_PAIRS } from '../../../contracts/currency.ts';

/** What the address of the page says. */
export interface PageState {
  readonly subregion: number | null;
  readonly search: string;
  readonly page: number;
  /** Whose charts are shown; null leaves it to the server, which takes the first of the list. */
  readonly pairs: readonly number[] | null;
}

/** As the server has accepted it: what cannot be read here, it has refused. */
export function stateOf(query: URLSearchParams): PageState {
  const pairs = query.get('pairs');
  return {
    subregion: Number(query.get('subregion')) || null,
    search: query.get('search') ?? '',
    page: Number(query.get('page')) || 1,
    pairs:
      pairs === null
        ? null
        : [
            ...new Set(
              pairs
                .split(',')
                .map(Number)
                .filter((id) => id > 0),
            ),
          ],
  };
}

/** One address for one thing: what is as usual is left out. */
export function addressOf({ subregion, search, page, pairs }: PageState): string {
  const parts = [
    ...(subregion === null ? [] : [`subregion=${subregion}`]),
    ...(search === '' ? [] : [`search=${encodeURIComponent(search)}`]),
    ...(page > 1 ? [`page=${page}`] : []),
    ...(pairs === null ? [] : [`pairs=${pairs.join(',')}`]),
  ];
  return parts.length > 0 ? `/currencies/?${parts.join('&')}` : '/currencies/';
}

/** The sub-region alone, or none where it was chosen already. */
export function withSubregion(state: PageState, id: number | null): PageState {
  return { ...state, subregion: state.subregion === id ? null : id, page: 1 };
}

export function withSearch(state: PageState, search: string): PageState {
  return { ...state, search: search.trim(), page: 1 };
}

/** In the order in which they were chosen; null where there is no room for another one. */
export function toggledPairs(selected: readonly number[], id: number): readonly number[] | null {
  if (selected.includes(id)) return selected.filter((each) => each !== id);
  return selected.length < MAX_SELECTED_PAIRS ? [...selected, id] : null;
}

/** True where two addresses of the page differ in nothing but the selected pairs. */
export function differInPairsOnly(one: URL, other: URL): boolean {
  return withoutPairs(one) === withoutPairs(other) && one.search !== other.search;
}

function withoutPairs(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete('pairs');
  query.sort();
  return `${url.pathname}?${query}`;
}
