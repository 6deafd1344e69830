import type { ReactNode } from 'react';
import { Button, ButtonLink, IconButton } from '../button/button.tsx';
import { joinClassNames } from '../class-names/class-names.ts';
import type { LinkComponent } from '../link/link.ts';
import { Menu } from '../menu/menu.tsx';
import type { MenuItem } from '../menu/menu-state.ts';
import css from './toolbar.module.css';
import { useFolding } from './use-folding.ts';

/** A button at the right end that moves into the menu if there is no room. */
export interface ToolbarAction extends Omit<MenuItem, 'icon' | 'note' | 'tone'> {
  readonly icon?: ReactNode;
  /** The text is beside the icon; otherwise it is the icon's name. */
  readonly hasText?: boolean | undefined;
}

export interface ToolbarProps {
  /** Its name for screen readers. */
  readonly label: string;
  /** Strips, selects, fields and buttons, in order of use. */
  readonly children: ReactNode;
  /** At the right end, before the actions; never folded. */
  readonly end?: ReactNode;
  readonly actions?: readonly ToolbarAction[] | undefined;
  readonly onPick?: ((id: string) => void) | undefined;
  readonly link?: LinkComponent | undefined;
  /** The name of the menu of folded actions. */
  readonly moreText?: string | undefined;
  /**
   * If there still isn't enough room: the controls continue in another row (`wrap`), or the row
   * scrolls sideways (`scroll`).
   */
  readonly overflow?: 'wrap' | 'scroll' | undefined;
  /** Stays below the header while its table or chart scrolls. */
  readonly isSticky?: boolean | undefined;
  readonly className?: string | undefined;
}

const NO_ACTIONS: readonly ToolbarAction[] = [];

/**
 * One row of controls, 32 px high, above what they change. A group rather than an ARIA toolbar:
 * strips and fields in it use the arrow keys themselves, so every control is a tab stop.
 */
export function Toolbar(props: ToolbarProps) {
  const { label, children, end, actions = NO_ACTIONS, overflow = 'wrap', isSticky = false } = props;
  const { row, shown } = useFolding(actions.length);
  const folded = actions.slice(shown);
  const hasEnd = end !== undefined || actions.length > 0;
  return (
    <div
      ref={row}
      role="group"
      aria-label={label}
      className={joinClassNames(
        css.toolbar,
        css[overflow],
        isSticky && css.sticky,
        props.className,
      )}
    >
      <div data-start="" className={css.start}>
        {children}
      </div>
      {hasEnd && (
        <div className={css.end}>
          {end}
          {actions.slice(0, shown).map((action) => (
            <Action key={action.id} action={action} {...props} />
          ))}
          {folded.length > 0 && (
            <Menu
              label={props.moreText ?? '…'}
              isIconOnly
              align="end"
              groups={[{ items: folded }]}
              onPick={props.onPick}
              link={props.link}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** Controls that stay together; on phones, `isWide` gives them a row of their own. */
export function ToolbarGroup({
  label,
  isWide = false,
  children,
}: {
  readonly label?: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div
      role={label === undefined ? undefined : 'group'}
      aria-label={label}
      className={joinClassNames(css.group, isWide && css.wide)}
    >
      {children}
    </div>
  );
}

function Action({
  action,
  onPick,
  link,
}: Pick<ToolbarProps, 'onPick' | 'link'> & { readonly action: ToolbarAction }) {
  const { id, text, icon, href, isChecked, isDisabled = false, hasText = false } = action;
  const isIcon = icon !== undefined && !hasText;
  const common = { 'data-action': '', 'aria-disabled': isDisabled || undefined };
  if (href !== undefined) {
    const name = isIcon ? { 'aria-label': text, title: text, className: css.iconLink } : {};
    return (
      <ButtonLink
        {...common}
        {...name}
        href={href}
        link={link ?? 'a'}
        download={action.download}
        icon={icon}
      >
        {!isIcon && text}
      </ButtonLink>
    );
  }
  const pressed = { 'aria-pressed': isChecked, onClick: () => onPick?.(id) };
  return isIcon ? (
    <IconButton {...common} {...pressed} label={text} icon={icon} />
  ) : (
    <Button {...common} {...pressed} icon={icon}>
      {text}
    </Button>
  );
}
