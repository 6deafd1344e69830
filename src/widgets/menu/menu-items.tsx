import { useId, type MouseEvent } from 'react';
import { joinClassNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { LinkComponent } from '../link/link.ts';
import css from './menu.module.css';
import type { MenuGroup, MenuItem } from './menu-state.ts';

interface MenuItemsProps {
  readonly groups: readonly MenuGroup[];
  readonly link: LinkComponent | undefined;
  readonly tabIndex: number | undefined;
  readonly onPick: (item: MenuItem) => void;
}

export function MenuItems({ groups, ...props }: MenuItemsProps) {
  // If one item can be checked, the others leave room for the tick.
  const hasTicks = groups.some(({ items }) => items.some((item) => item.isChecked !== undefined));
  return groups
    .filter(({ items }) => items.length > 0)
    .map((group) => (
      <Group key={group.items[0]?.id} group={group} hasTicks={hasTicks} {...props} />
    ));
}

type ItemProps = Omit<MenuItemsProps, 'groups'> & { readonly hasTicks: boolean };

function Group({ group, ...props }: ItemProps & { readonly group: MenuGroup }) {
  const id = useId();
  const { title, items } = group;
  return (
    <div role="group" aria-labelledby={title === undefined ? undefined : id} className={css.group}>
      {title !== undefined && (
        <div id={id} className={css.title}>
          {title}
        </div>
      )}
      {items.map((item) => (
        <Item key={item.id} item={item} {...props} />
      ))}
    </div>
  );
}

function Item({
  item,
  link: Link = 'a',
  hasTicks,
  tabIndex,
  onPick,
}: ItemProps & { item: MenuItem }) {
  const { text, icon, note, href, isChecked, isDisabled = false, tone } = item;
  const common = {
    className: joinClassNames(css.item, tone && css[tone]),
    tabIndex,
    'aria-disabled': isDisabled || undefined,
    onClick: (event: MouseEvent) => {
      if (isDisabled) event.preventDefault();
      else onPick(item);
    },
  };
  const content = (
    <>
      {hasTicks && <span className={css.tick}>{isChecked === true && <Icon name="check" />}</span>}
      {icon !== undefined && <span className={css.icon}>{icon}</span>}
      <span className={css.text}>{text}</span>
      {note !== undefined && <span className={css.note}>{note}</span>}
    </>
  );
  if (href !== undefined) {
    return (
      <Link href={href} download={item.download} {...common} role="menuitem">
        {content}
      </Link>
    );
  }
  return isChecked === undefined ? (
    <button type="button" {...common} role="menuitem">
      {content}
    </button>
  ) : (
    <button type="button" {...common} role="menuitemcheckbox" aria-checked={isChecked}>
      {content}
    </button>
  );
}
