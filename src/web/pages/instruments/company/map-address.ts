/** The state of the map in the URL: added and removed bonds. */
export interface MapState {
  readonly added: readonly number[];
  readonly removed: readonly number[];
  /** The search term for bonds to add. */
  readonly find: string;
}

const MOST = 20;
const LONGEST_TERM = 100;

export function readMapState(query: URLSearchParams): MapState {
  return {
    added: readIds(query.get('add')),
    removed: readIds(query.get('without')),
    find: (query.get('find') ?? '').trim().slice(0, LONGEST_TERM),
  };
}

function readIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').filter((each) => /^[1-9]\d{0,8}$/.test(each));
  return [...new Set(ids.map(Number))].slice(0, MOST);
}

export function mapAddress(path: string, { added, removed }: Omit<MapState, 'find'>): string {
  const query = new URLSearchParams();
  if (added.length > 0) query.set('add', added.join(','));
  if (removed.length > 0) query.set('without', removed.join(','));
  // Commas are valid in a URL and easier to read than %2C.
  const text = query.toString().replaceAll('%2C', ',');
  return `${path}${text === '' ? '' : `?${text}`}#yield-map`;
}

/** Drops added bonds; the issuer’s own bonds are recorded as removed. */
export function withoutPoints(state: MapState, ids: readonly number[]): MapState {
  const gone = new Set(ids);
  const others = ids.filter((id) => !state.added.includes(id));
  return {
    ...state,
    added: state.added.filter((id) => !gone.has(id)),
    removed: [...new Set([...state.removed, ...others])].slice(0, MOST),
  };
}

export function withPoint(state: MapState, id: number): MapState {
  return {
    ...state,
    added: [...new Set([...state.added, id])].slice(0, MOST),
    removed: state.removed.filter((each) => each !== id),
  };
}
