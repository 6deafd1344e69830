import { useImperativeHandle, type Ref } from 'react';
import type { LinkComponent } from '../link/link.ts';
import { TabList } from '../tab-strip/tab-list.tsx';
import type { TabStripHandle } from '../tab-strip/tab-strip.tsx';
import { visibleTabs, type Tab } from '../tab-strip/tab-state.ts';

/** The value after a clear-all. */
const CLEARED = 0;

export interface ModelTabsProps {
  readonly ref?: Ref<TabStripHandle>;
  /** The name of the strip for screen readers. */
  readonly label: string;
  /** The id of a tab is the value that it sets. */
  readonly tabs: readonly Tab<number | null>[];
  /** The model; kept by the owner. */
  readonly value: number | null;
  /** Not needed where all tabs are links. */
  readonly onChange?: (value: number | null) => void;
  /** A single tab offers no choice, so it is hidden; false shows it. */
  readonly hideSingle?: boolean;
  /** The id of the element that the tabs change. */
  readonly controls?: string;
  /** Draws tabs that have an address; it changes the page by itself. */
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
    if (next !== value) onChange?.(next);
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
