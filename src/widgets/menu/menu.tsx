import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { ButtonLook } from '../button/button-class.ts';
import { Button, IconButton } from '../button/button.tsx';
import { keepPositioned, placeElement } from '../floating/keep-placed.ts';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { Icon } from '../icon/icon.tsx';
import type { LinkComponent } from '../link/link.ts';
import { itemByKey, itemByLetter, type MenuGroup } from './menu-state.ts';
import { MenuItems } from './menu-items.tsx';
import css from './menu.module.css';

export interface MenuProps extends ButtonLook {
  /** The text of the button, or its name with `isIconOnly`. */
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isIconOnly?: boolean;
  readonly groups: readonly MenuGroup[];
  /** An item without a URL was picked. */
  readonly onPick?: ((id: string) => void) | undefined;
  /** Renders items with a URL. */
  readonly link?: LinkComponent | undefined;
  /** Which edges of menu and button are aligned. */
  readonly align?: 'start' | 'end' | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly className?: string | undefined;
}

const GAP_PX = 4;

/**
 * A button with a list of actions. The browser opens and closes it, also without scripts, and
 * nothing can cut it off or cover it. It holds only commands and links; for other controls use
 * `Popover`.
 */
export function Menu(props: MenuProps) {
  const { label, icon, isIconOnly = false, groups, align = 'start', onPick, link, ...look } = props;
  const id = useId();
  const isHydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = useOpenState(button, panel, align);
  const close = () => panel.current?.hidePopover();
  const opener = {
    ref: button,
    kind: look.kind,
    tone: look.tone,
    size: look.size,
    className: look.className,
    disabled: look.isDisabled ?? false,
    popoverTarget: id,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': isOpen,
    onClick: (event: MouseEvent) => toggle(event, panel.current),
    onKeyDown: (event: KeyboardEvent) => openByArrow(event, panel.current),
  };
  return (
    <>
      {isIconOnly ? (
        <IconButton
          {...opener}
          id={`${id}-button`}
          label={label}
          icon={icon ?? <Icon name="more" />}
        />
      ) : (
        <Button {...opener} id={`${id}-button`} icon={icon}>
          {label}
          <Icon name="down" />
        </Button>
      )}
      {/* Keys that bubble up from its items. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="menu"
        aria-labelledby={`${id}-button`}
        className={css.panel}
        onKeyDown={(event) => moveByKey(event, panel.current)}
      >
        <MenuItems
          groups={groups}
          link={link}
          // Without scripts there are no arrow keys.
          tabIndex={isHydrated ? -1 : undefined}
          onPick={(item) => {
            close();
            if (item.href === undefined) onPick?.(item.id);
          }}
        />
      </div>
    </>
  );
}

/** Tracks whether the browser has opened the menu; while open, it stays at its button. */
function useOpenState(
  button: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  align: 'start' | 'end',
): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const element = panel.current;
    const anchor = button.current;
    if (!element || !anchor) return undefined;
    let stop: (() => void) | undefined;
    const follow = () => {
      const opened = element.matches(':popover-open');
      setIsOpen(opened);
      stop?.();
      stop = opened
        ? keepPositioned(element, () => putAt(element, anchor, align), true)
        : undefined;
      if (opened && !element.contains(document.activeElement)) focusable(element)[0]?.focus();
    };
    element.addEventListener('toggle', follow);
    // It may have been opened before scripts ran.
    if (element.matches(':popover-open')) follow();
    return () => {
      element.removeEventListener('toggle', follow);
      stop?.();
    };
  }, [button, panel, align]);
  return isOpen;
}

function putAt(panel: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  const { left, top } = placeElement(anchor, panel, { side: 'below', align, gap: GAP_PX });
  Object.assign(panel.style, { inset: 'auto', margin: '0', left: `${left}px`, top: `${top}px` });
}

function focusable(panel: Element | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
}

/** As the browser would, but with the focus in the menu at once, because a key may follow. */
function toggle(event: MouseEvent, panel: HTMLElement | null): void {
  event.preventDefault();
  panel?.togglePopover();
  if (panel?.matches(':popover-open')) focusable(panel)[0]?.focus();
}

function openByArrow(event: KeyboardEvent, panel: HTMLElement | null): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  panel?.showPopover();
  focusable(panel)
    .at(event.key === 'ArrowDown' ? 0 : -1)
    ?.focus();
}

function moveByKey(event: KeyboardEvent, panel: HTMLElement | null): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const items = focusable(panel);
  const from = items.findIndex((item) => item === document.activeElement);
  // Tab leaves a menu.
  if (event.key === 'Tab') {
    panel?.hidePopover();
    return;
  }
  const isLetter = event.key.length === 1 && event.key !== ' ';
  const to = isLetter
    ? itemByLetter(
        items.map(({ textContent }) => textContent ?? ''),
        event.key,
        from,
      )
    : itemByKey(event.key, from, items.length);
  if (to !== undefined) items[to]?.focus();
  // An item must react to the space bar, which a link doesn't.
  else if (event.key === ' ') items[from]?.click();
  else return;
  event.preventDefault();
}
