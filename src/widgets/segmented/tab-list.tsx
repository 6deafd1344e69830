import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import { joinClassNames, plainClassNames } from '../class-names/class-names.ts';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { isPlainClick, type LinkComponent } from '../link/link.ts';
import { LockedTab } from './locked-tab.tsx';
import { activeIndex, tabByKey, visibleTabs, type Tab, type TabId } from './tab-state.ts';

/** How the owner controls a strip. */
export interface TabsHandle {
  /** Deactivates all tabs, e.g. because an arbitrary period was chosen. */
  clearAll(): void;
}

/** The props of both looks: `Segmented` and `TextTabs`. */
export interface TabsProps<Id extends TabId> {
  readonly ref?: Ref<TabsHandle> | undefined;
  /** The name of the strip for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  /**
   * The ID of the active tab, controlled by the owner. Without it the strip keeps the choice
   * itself.
   */
  readonly value?: Id | null | undefined;
  /** A tab was picked, even the active one. */
  readonly onPick?: ((id: Id) => void) | undefined;
  /** Another tab than the active one was picked. */
  readonly onChange?: ((id: Id) => void) | undefined;
  /** What `onChange` gets after a clear-all. */
  readonly clearedValue?: Id | undefined;
  /** A single tab offers no choice, so it is hidden. */
  readonly hideSingle?: boolean | undefined;
  /** The id of the element that the tabs change. */
  readonly controls?: string | undefined;
  /** Renders tabs with a URL, which navigate by themselves. */
  readonly link?: LinkComponent | undefined;
}

/** The class names of a look. */
export interface TabsLook {
  readonly strip: string | undefined;
  readonly item: string | undefined;
  readonly tab: string | undefined;
  readonly count: string | undefined;
  readonly lock: string | undefined;
}

/**
 * The behaviour of both looks. Arrows move the focus and Enter picks a tab: picking loads data, so
 * moving across a tab must not.
 */
export function TabList<Id extends TabId>(props: TabsProps<Id> & { readonly look: TabsLook }) {
  const { ref, value, onPick, onChange, clearedValue, hideSingle = false } = props;
  const [own, setOwn] = useState<Id | null>();
  const shown = visibleTabs(props.tabs);
  const active = activeIndex(shown, value === undefined ? own : value);
  const clearAll = () => {
    setOwn(null);
    if (clearedValue !== undefined && clearedValue !== value) onChange?.(clearedValue);
  };
  useImperativeHandle(ref, () => ({ clearAll }));
  if (shown.length === 0 || (shown.length === 1 && hideSingle)) return null;
  const pick = (id: Id) => {
    setOwn(id);
    onPick?.(id);
    if (id !== shown[active]?.id) onChange?.(id);
  };
  return <Strip {...props} tabs={shown} active={active} pick={pick} />;
}

interface StripProps<Id extends TabId> extends TabsProps<Id> {
  readonly look: TabsLook;
  /** Its index among the tabs; −1 for none. */
  readonly active: number;
  readonly pick: (id: Id) => void;
}

function Strip<Id extends TabId>({ look, label, tabs, active, pick, ...props }: StripProps<Id>) {
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
    // A tab must react to the space bar, which a link doesn't.
    else if (event.key === ' ') event.currentTarget.click();
    else return;
    event.preventDefault();
  };
  const press = (event: MouseEvent, tab: Tab<Id>) => {
    if (!isPlainClick(event)) return;
    if (tab.href !== undefined && !props.link) event.preventDefault();
    pick(tab.id);
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={look.strip}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(-1);
      }}
    >
      {tabs.map((tab, index) => {
        const isActive = index === active;
        const names = plainClassNames(tab.class).filter((name) => name !== 'active');
        const common = {
          role: 'tab',
          className: joinClassNames(look.tab, ...plainClassNames(tab.classAction)),
          'aria-selected': isActive,
          'aria-controls': props.controls,
          tabIndex: stop === undefined || stop === index ? 0 : -1,
          'data-text': tab.count === undefined ? tab.ttl : `${tab.ttl} ${tab.count}`,
          onFocus: () => setFocused(index),
          onKeyDown: (event: KeyboardEvent<HTMLElement>) => move(event, index),
        };
        const content = (
          <span>
            {tab.ttl}
            {tab.count !== undefined && <span className={look.count}> {tab.count}</span>}
          </span>
        );
        const onClick = (event: MouseEvent) => press(event, tab);
        const Link = props.link ?? 'a';
        return (
          <div
            key={String(tab.id)}
            role="presentation"
            className={joinClassNames(look.item, ...names, isActive && 'active')}
          >
            {tab.isLocked === true ? (
              <LockedTab {...common} text={tab.ttl} lock={look.lock} />
            ) : tab.href === undefined ? (
              <button type="button" {...common} onClick={onClick}>
                {content}
              </button>
            ) : (
              <Link href={tab.href} {...common} onClick={onClick}>
                {content}
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
