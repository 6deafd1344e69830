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
}

const GroupContext = createContext<Group | null>(null);

/**
 * Locked values that belong together: a table, a headline. All of them show the hint, one of them
 * takes the focus: a hundred times the same is no help. `hasRowClicks`: a click on a row does
 * something, so the asterisks leave it to the row, and a lock beside them is the hint's own target.
 */
export function LockedGroup({
  hasRowClicks = false,
  children,
}: {
  hasRowClicks?: boolean;
  children: ReactNode;
}) {
  const [stops] = useState(() => new TabStops());
  const group = useMemo(() => ({ stops, hasRowClicks }), [stops, hasRowClicks]);
  return <GroupContext value={group}>{children}</GroupContext>;
}

/** A locked value alone is its own tab stop. */
export function useGroupPlace(): { isTabStop: boolean; hasRowClicks: boolean } {
  const group = use(GroupContext);
  const [own] = useState(() => new TabStops());
  const stops = group?.stops ?? own;
  const id = useId();
  const ask = () => stops.isStop(id);
  const isTabStop = useSyncExternalStore(stops.subscribe, ask, ask);
  useLayoutEffect(() => stops.join(id), [stops, id]);
  return { isTabStop, hasRowClicks: group?.hasRowClicks ?? false };
}
