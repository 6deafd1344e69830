import { useImperativeHandle, useState, type Ref } from 'react';
import type { LinkComponent } from '../link/link.ts';
import { TabList } from './tab-list.tsx';
import { activeIndex, visibleTabs, type Picked, type Tab } from './tab-state.ts';

/** What the owner can do to a strip. */
export interface TabStripHandle {
  /** Deactivates all tabs, e.g. because an arbitrary period was chosen. */
  clearAll(): void;
}

export interface TabStripProps {
  readonly ref?: Ref<TabStripHandle>;
  /** The name of the strip; every pick reports it. */
  readonly name: string;
  /** The name of the strip for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** If given, the owner keeps the choice: a tab's id, or `null` for none. */
  readonly activeId?: string | number | null;
  /** The id of the element that the tabs change. */
  readonly controls?: string;
  /** Draws tabs that have an address; it changes the page by itself. */
  readonly link?: LinkComponent;
  /** `selectTab`: a tab was picked. */
  readonly onSelectTab?: (strip: string, id: string | number) => void;
  /** Called with every pick, because a tab replaces an arbitrary period. */
  readonly onClearPeriod?: () => void;
}

/** Strip 1: tabs of which one is active, or none. */
export function TabStrip({
  ref,
  name,
  tabs,
  activeId,
  onSelectTab,
  onClearPeriod,
  ...look
}: TabStripProps) {
  const [own, setOwn] = useState<Picked>();
  const clearAll = () => setOwn(null);
  useImperativeHandle(ref, () => ({ clearAll }), []);

  const shown = visibleTabs(tabs);
  if (shown.length === 0) return null;
  const picked = activeId === undefined ? own : activeId;
  const pick = (id: string | number) => {
    setOwn(id);
    onSelectTab?.(name, id);
    onClearPeriod?.();
  };
  return <TabList {...look} tabs={shown} active={activeIndex(shown, picked)} onPick={pick} />;
}
