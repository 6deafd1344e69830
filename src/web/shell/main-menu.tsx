import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router';
import type { Menu } from '../../contracts/site/menu.ts';
import { buttonClass } from '../../widgets/button/button-class.ts';
import { IconButton } from '../../widgets/button/button.tsx';
import { closeOnLeave, Popover } from '../../widgets/popover/popover.tsx';
import { plainSearch } from './address.ts';
import { Chevron } from './chevron.tsx';
import { HEADER_GROUP } from './header-group.ts';
import { Link } from './link.tsx';
import css from './main-menu.module.css';
import { useMenuClicks } from './menu-clicks.ts';
import { useShell } from './use-shell.ts';
import { useLabels } from './use-labels.ts';

type Item = Menu[number];
type MenuLink = Item['items'][number][number];

/**
 * The menu on wide screens. An item's name is a link; the button beside it opens the panel by
 * click, touch or keyboard. Hovering opens it too, even without scripts.
 */
export function MainMenu() {
  const { menu } = useShell();
  const t = useLabels();
  const { pathname } = useLocation();
  const bar = useRef<HTMLUListElement>(null);
  const { fitting, recount } = useFittingItems(bar);
  const rest = menu.slice(fitting);
  useMenuClicks();
  return (
    <nav className={css.menu} aria-label={t('main_menu')}>
      <MenuBar ref={bar} menu={menu} fitting={fitting} isCounted />
      {rest.length > 0 && (
        <div
          ref={recount}
          className={css.more}
          data-current={rest.some(({ url }) => isWithin(pathname, url)) || undefined}
        >
          <Popover
            button={
              <>
                {t('menu_more')} <Chevron />
              </>
            }
            label={t('menu_more')}
            align="start"
            group={HEADER_GROUP}
          >
            <div className={css.rest}>
              <MenuSections menu={rest} isCounted />
            </div>
          </Popover>
        </div>
      )}
    </nav>
  );
}

interface MenuBarProps {
  readonly menu: Menu;
  readonly ref?: RefObject<HTMLUListElement | null>;
  /** How many items are shown; the others only take up their place, so that it can be measured. */
  readonly fitting?: number;
  /** Clicks in a preview aren't counted. */
  readonly isCounted?: boolean;
}

/** The items of a menu side by side. */
export function MenuBar({ menu, ref, fitting = menu.length, isCounted = false }: MenuBarProps) {
  return (
    <ul ref={ref} className={css.items}>
      {menu.map((item, i) => (
        <MainMenuItem key={item.id} item={item} isCounted={isCounted} isOver={i >= fitting} />
      ))}
    </ul>
  );
}

/**
 * How many items fit beside the search. The styles wrap the others out of view, so their widths
 * needn't be known. “More” takes room itself: once it is there, `recount` runs before the browser
 * paints, so that no item jumps.
 */
function useFittingItems(bar: RefObject<HTMLUListElement | null>) {
  const [fitting, setFitting] = useState(Infinity);
  useEffect(() => {
    const list = bar.current;
    if (!list) return undefined;
    const observer = new ResizeObserver(() => setFitting(countFitting(list)));
    for (const element of [list, ...list.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [bar]);
  const recount = useCallback(
    (more: HTMLElement | null) => {
      if (more && bar.current) setFitting(countFitting(bar.current));
    },
    [bar],
  );
  return { fitting, recount };
}

function countFitting(list: HTMLUListElement): number {
  const items = [...list.children] as HTMLElement[];
  const first = items.findIndex(({ offsetTop }) => offsetTop !== items[0]?.offsetTop);
  return first < 0 ? Infinity : first;
}

interface MainMenuItemProps {
  readonly item: Item;
  readonly isCounted: boolean;
  readonly isOver: boolean;
}

function MainMenuItem({ item, isCounted, isOver }: MainMenuItemProps) {
  const t = useLabels();
  const { pathname, search } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // A panel belongs to its page, so following a link closes it.
  const here = pathname + search;
  const isOpen = openAt === here;
  const panelId = useId();

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpenAt(null);
    button.current?.focus();
  }

  return (
    // The listeners track mouse and focus; the controls are inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={css.item}
      data-menu-item={isCounted ? item.id : undefined}
      data-open={isOpen}
      data-over={isOver || undefined}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpenAt(here)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpenAt(null)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpenAt(null);
      }}
    >
      <Link to={item.url} className={css.top} aria-current={isWithin(pathname, item.url)}>
        {item.ttl}
      </Link>
      {item.items.length > 0 && (
        <>
          <IconButton
            ref={button}
            kind="quiet"
            size="s"
            icon={<Chevron />}
            label={t('show_submenu', { name: item.ttl })}
            // The panel opens under the pointer, where a tooltip would cover it.
            title={undefined}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setOpenAt(isOpen ? null : here)}
          />
          <div id={panelId} className={css.panel}>
            <Columns item={item} />
          </div>
        </>
      )}
    </li>
  );
}

/** The menu on narrow screens. */
export function MenuDrawer() {
  const { menu } = useShell();
  const t = useLabels();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeOnLeave(details.current), []);
  return (
    <details ref={details} className={css.drawer} name={HEADER_GROUP}>
      <summary className={buttonClass({ kind: 'quiet' })} aria-label={t('open_menu')}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 5.5h14M3 10h14M3 14.5h14" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </summary>
      <nav className={css.sheet} aria-label={t('main_menu')}>
        <MenuSections menu={menu} isCounted />
      </nav>
    </details>
  );
}

/** The items of a menu, stacked. */
export function MenuSections({ menu, isCounted = false }: { menu: Menu; isCounted?: boolean }) {
  return menu.map((item) => (
    <section
      key={item.id}
      className={css.sheetSection}
      data-menu-item={isCounted ? item.id : undefined}
    >
      <Link to={item.url} className={css.sheetTop}>
        {item.ttl}
      </Link>
      <Columns item={item} />
    </section>
  ));
}

function Columns({ item }: { item: Item }) {
  const { pathname, search } = useLocation();
  return (
    <div className={css.columns}>
      {item.items.map((column, i) => (
        // Several links may have the same URL, and they have no state.
        // oxlint-disable-next-line react/no-array-index-key
        <ul key={i} className={css.column}>
          {column.map((link, row) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={row}>
              <ColumnLink link={link} isHere={link.url === pathname + plainSearch(search)} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

function ColumnLink({ link, isHere }: { link: MenuLink; isHere: boolean }) {
  // The router doesn't handle URLs that aren't pages, such as the API description.
  return link.target_blank ? (
    <a href={link.url} target="_blank" rel="noreferrer">
      {link.ttl}
    </a>
  ) : (
    <Link to={link.url} aria-current={isHere ? 'page' : undefined}>
      {link.ttl}
    </Link>
  );
}

function isWithin(pathname: string, url: string): 'true' | undefined {
  return pathname.startsWith(url) ? 'true' : undefined;
}
