import { plainClassNames } from '../class-names/class-names.ts';

/** `null` is a valid choice for a tab that means “no number”. */
export type TabId = string | number | null;

export interface Tab<Id extends TabId = string | number> {
  readonly id: Id;
  /** The text on it. */
  readonly ttl: string;
  /** A count, formatted. */
  readonly count?: string | undefined;
  /** The viewer may not see its content: it leads to what unlocks it, and is never active. */
  readonly isLocked?: boolean | undefined;
  /** Class names of the tab; `active` among them marks the default. */
  readonly class?: string;
  /** Class names of the clickable element in the tab. */
  readonly classAction?: string;
  readonly hidden?: boolean;
  /** The same, negated: `false` hides it. */
  readonly show?: boolean;
  /** Its URL without scripts. */
  readonly href?: string;
}

export function visibleTabs<T extends Tab<TabId>>(tabs: readonly T[]): readonly T[] {
  return tabs.filter(({ hidden, show }) => hidden !== true && show !== false);
}

/**
 * The index of the active tab, −1 for none. The default tab is active until something is picked
 * (`undefined`), and when the picked tab has disappeared; `null` without a tab of its own means
 * none.
 */
export function activeIndex(tabs: readonly Tab<TabId>[], picked: TabId | undefined): number {
  const index = tabs.findIndex(({ id, isLocked }) => id === picked && isLocked !== true);
  if (index !== -1 || picked === null) return index;
  return tabs.findIndex((tab) => plainClassNames(tab.class).includes('active'));
}

/** The tab that a key moves to; undefined for any other key. */
export function tabByKey(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
