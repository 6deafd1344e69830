import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { joinClassNames, plainClassNames } from '../class-names/class-names.ts';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { isPlainClick, type LinkComponent } from '../link/link.ts';
import { tabByKey, type Tab, type TabId } from './tab-state.ts';
import css from './tab-list.module.css';

export interface TabListProps<Id extends TabId> {
  /** The name of the strip for screen readers. */
  readonly label: string;
  /** Only those to be shown. */
  readonly tabs: readonly Tab<Id>[];
  /** Its index among the tabs; −1 for none. */
  readonly active: number;
  /** The id of the element that the tabs change. */
  readonly controls?: string;
  /** Draws tabs that have an address; it changes the page by itself. */
  readonly link?: LinkComponent;
  readonly onPick: (id: Id) => void;
}

/**
 * The look and the keyboard of both strips. Arrows move the focus and Enter picks a tab: a pick
 * loads data, so moving over a tab must not do it.
 */
export function TabList<Id extends TabId>(props: TabListProps<Id>) {
  const { label, tabs, active, controls, onPick } = props;
  const list = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const [focused, setFocused] = useState(-1);
  useLayoutEffect(() => showTab(list.current, active), [active]);

  // Without scripts there are no arrow keys, so every tab is a tab stop.
  const stop = isHydrated
    ? Math.min(focused === -1 ? Math.max(active, 0) : focused, tabs.length - 1)
    : undefined;
  const move = (event: KeyboardEvent<HTMLElement>, from: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = tabByKey(event.key, from, tabs.length);
    if (to !== undefined) list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
    // A tab must react to the space bar, which a link does not do.
    else if (event.key === ' ') event.currentTarget.click();
    else return;
    event.preventDefault();
  };
  const pick = (event: MouseEvent, tab: Tab<Id>) => {
    if (!isPlainClick(event)) return;
    if (tab.href !== undefined && !props.link) event.preventDefault();
    onPick(tab.id);
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={css.strip}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(-1);
      }}
    >
      {tabs.map((tab, index) => {
        const isActive = index === active;
        const names = plainClassNames(tab.class).filter((name) => name !== 'active');
        const common = {
          role: 'tab',
          className: joinClassNames(css.tab, ...plainClassNames(tab.classAction)),
          'aria-selected': isActive,
          'aria-controls': controls,
          tabIndex: stop === undefined || stop === index ? 0 : -1,
          'data-text': tab.ttl,
          onFocus: () => setFocused(index),
          onKeyDown: (event: KeyboardEvent<HTMLElement>) => move(event, index),
          onClick: (event: MouseEvent) => pick(event, tab),
        };
        const Link = props.link ?? 'a';
        return (
          <div
            key={String(tab.id)}
            role="presentation"
            className={joinClassNames(css.item, ...names, isActive && 'active')}
          >
            {tab.href === undefined ? (
              <button type="button" {...common}>
                {tab.ttl}
              </button>
            ) : (
              <Link href={tab.href} {...common}>
                {tab.ttl}
              </Link>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Scrolls only the strip and never the page, and leaves neighbours visible on both sides. */
function showTab(list: HTMLElement | null, index: number): void {
  const item = list?.children[index];
  if (!list || !(item instanceof HTMLElement)) return;
  list.scrollLeft = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2;
}
