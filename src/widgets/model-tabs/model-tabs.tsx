import { useImperativeHandle, type Ref } from 'react';
import type { LinkComponent } from '../link/link.ts';
import { TabList } from '../tab-strip/tab-list.tsx';
import type { TabStripHandle } from '../tab-strip/tab-strip.tsx';
import { visibleTabs, type Tab } from '../tab-strip/tab-state.ts';

/** The value after a clear-all. */
const CLEARED = 0;

export interface ModelTabsProps {
  readonly ref?: Ref<TabStripHandle>;
  /** What a screen reader calls the strip. */
  readonly label: string;
  /** A tab's id is the value that it sets. */
  readonly tabs: readonly Tab<number | null>[];
  /** The model; kept by the owner. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** A single tab is no choice, so it is not shown; off shows it. */
  readonly hideSingle?: boolean;
  /** The id of the element that the tabs change. */
  readonly controls?: string;
  /** Draws the tabs that have an address, and moves there by itself. */
  readonly link?: LinkComponent;
}

/** Strip 2: tabs that set a number. */
export function ModelTabs({
  ref,
  tabs,
  value,
  onChange,
  hideSingle = true,
  ...look
}: ModelTabsProps) {
  const set = (next: number | null) => {
    if (next !== value) onChange(next);
  };
  useImperativeHandle(ref, () => ({ clearAll: () => set(CLEARED) }));

  const shown = visibleTabs(tabs);
  if (shown.length === 0 || (shown.length === 1 && hideSingle)) return null;
  return (
    <TabList
      {...look}
      tabs={shown}
      active={shown.findIndex(({ id }) => id === value)}
      onPick={set}
    />
  );
}
