import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { isPlainClick } from '../link/link.ts';
import css from './section-menu.module.css';
import { useSectionInView } from './use-section-in-view.ts';

export interface MenuSection {
  /** The ID of its heading, or of the whole section. */
  readonly id: string;
  readonly title: string;
  /** Shown without the title where there is little room. */
  readonly icon: ReactNode;
}

export interface SectionMenuProps {
  /** The name of the menu. */
  readonly label: string;
  /** The first item leads to the top of the page, where the element with its ID begins. */
  readonly home: MenuSection;
  readonly sections: readonly MenuSection[];
  /** Called with the ID of the section the reader went to; null for the top. */
  readonly onChoose?: (id: string | null) => void;
}

/**
 * The sections of a page: links that also work without scripts, with a mark at the one in view. A
 * list, icons with tooltips below 100 px of width, or on a phone a row of tabs.
 */
export function SectionMenu({ label, home, sections, onChoose }: SectionMenuProps) {
  const [current, choose] = useSectionInView(sections.map(({ id }) => id));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => showItem(list.current, current ?? home.id), [current, home.id]);
  const go = (event: MouseEvent, id: string | null) => {
    if (!isPlainClick(event)) return;
    const target = document.getElementById(id ?? home.id);
    if (!target) return;
    event.preventDefault();
    choose(id);
    goTo(target, id === null);
    onChoose?.(id);
  };
  const item = ({ id, title, icon }: MenuSection, sectionId: string | null) => (
    <li key={id}>
      <a
        href={`#${id}`}
        className={css.item}
        aria-current={current === sectionId ? 'true' : undefined}
        onClick={(event) => go(event, sectionId)}
      >
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
        <span className={css.title}>{title}</span>
      </a>
    </li>
  );
  return (
    <nav className={css.menu} aria-label={label}>
      <ul ref={list} className={css.list}>
        {item(home, null)}
        {sections.map((section) => item(section, section.id))}
      </ul>
    </nav>
  );
}

/** Scrolls to a section and moves the focus there, as the link itself would. */
function goTo(target: HTMLElement, isTop: boolean): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = isStill ? 'instant' : 'smooth';
  if (isTop) window.scrollTo({ top: 0, behavior });
  else target.scrollIntoView({ behavior, block: 'start' });
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** A row of tabs wider than the window scrolls to the current one; the page stays where it is. */
function showItem(list: HTMLElement | null, id: string): void {
  const item = list?.querySelector<HTMLElement>(`a[href="#${id}"]`);
  if (!list || !item || list.scrollWidth <= list.clientWidth) return;
  const middle = item.offsetLeft + item.offsetWidth / 2 - list.offsetLeft;
  list.scrollTo({ left: middle - list.clientWidth / 2 });
}
