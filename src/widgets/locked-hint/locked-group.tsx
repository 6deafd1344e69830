import {
  createContext,
  use,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { TabStops } from './tab-stops.ts';

interface Group {
  readonly stops: TabStops;
  readonly hasRowClicks: boolean;
  readonly isGrid: boolean;
}

const GroupContext = createContext<Group | null>(null);

/**
 * Locked values that belong together: a table, a headline. All of them show the hint, but only one
 * is a tab stop, because a hundred identical ones wouldn't help. `hasRowClicks`: clicking a row
 * does something, so the asterisks leave mouse clicks to the row, and a lock beside them opens the
 * hint; on touch screens, which have no hover, both open it. `isGrid`: the group shows one hint for
 * all of them and handles the keyboard itself.
 */
export function LockedGroup({
  hasRowClicks = false,
  isGrid = false,
  children,
}: {
  hasRowClicks?: boolean;
  isGrid?: boolean;
  children: ReactNode;
}) {
  const [stops] = useState(() => new TabStops());
  const group = useMemo(() => ({ stops, hasRowClicks, isGrid }), [stops, hasRowClicks, isGrid]);
  return <GroupContext value={group}>{children}</GroupContext>;
}

/** Whether a locked value is in a grid, which handles its hint and focus. */
export function useIsInGrid(): boolean {
  return use(GroupContext)?.isGrid ?? false;
}

/** Each locked value outside a group is a tab stop. */
const ALONE: Pick<TabStops, 'isStop' | 'join' | 'subscribe'> = {
  isStop: () => true,
  join: () => () => {},
  subscribe: () => () => {},
};

export function useGroupPlace(): { isTabStop: boolean; hasRowClicks: boolean } {
  const group = use(GroupContext);
  const stops = group?.stops ?? ALONE;
  const id = useId();
  const isOwnStop = () => stops.isStop(id);
  const isTabStop = useSyncExternalStore(stops.subscribe, isOwnStop, isOwnStop);
  useLayoutEffect(() => stops.join(id), [stops, id]);
  return { isTabStop, hasRowClicks: group?.hasRowClicks ?? false };
}
