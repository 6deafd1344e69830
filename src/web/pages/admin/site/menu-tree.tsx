import { Form, useLocation } from 'react-router';
import type { MenuDraft } from '../../../../contracts/admin/menu-editing.ts';
import { columnsBelow, movedEntry, type MenuMove } from '../../../../domain/site/menu-entries.ts';
import type { LabelKey } from '../../../../labels/label-keys.ts';
import { Link, usePreservedParams } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import controls from '../controls.module.css';
import { Button, ButtonLink } from '../../../../widgets/button/button.tsx';
import { RouterLink } from '../../../shell/router-link.tsx';
import css from './site-pages.module.css';

type Entry = MenuDraft['entries'][number];

const ITEM_MOVES = { up: ['↑', 'site_up'], down: ['↓', 'site_down'] } as const;
const LINK_MOVES = {
  ...ITEM_MOVES,
  left: ['←', 'site_left'],
  right: ['→', 'site_right'],
} as const;

/** All items with their columns. Each has buttons, so nothing needs dragging. */
export function MenuTree({ entries }: { entries: readonly Entry[] }) {
  const t = useLabels();
  const { search } = useLocation();
  const language = new URLSearchParams(search).get('in');
  const items = entries.filter(({ parentId }) => parentId === null);
  const address = usePreservedParams()(language ? `/admin/menu/?in=${language}` : '/admin/menu/');
  return (
    <Form method="post" action={address} reloadDocument className={css.tree}>
      {items.length === 0 && <p>{t('site_menu_empty')}</p>}
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Row entry={item} entries={entries} moves={ITEM_MOVES} />
            <ol className={css.columns}>
              {columnsBelow(entries, item.id).map((links, i) => (
                <li key={links[0]!.id}>
                  <span className={css.note}>{t('site_column', { number: i + 1 })}</span>
                  <ul>
                    {links.map((link) => (
                      <li key={link.id}>
                        <Row entry={link} entries={entries} moves={LINK_MOVES} />
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
            <Link to={`/admin/menu/?add=${item.id}`}>
              {t('site_add_link', { name: item.name })}
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink href="/admin/menu/?add=item" link={RouterLink}>
        {t('site_add_item')}
      </ButtonLink>
    </Form>
  );
}

interface RowProps {
  readonly entry: Entry;
  readonly entries: readonly Entry[];
  readonly moves: Readonly<Partial<Record<MenuMove, readonly [string, LabelKey]>>>;
}

function Row({ entry, entries, moves }: RowProps) {
  const t = useLabels();
  const { id, name, url, isNewTab } = entry;
  const text = (key: LabelKey) => t(key as 'site_up', { name });
  return (
    <div className={css.row} data-entry={id}>
      <span className={css.name}>
        <Link to={`/admin/menu/?edit=${id}`} aria-label={t('site_edit_named', { name })}>
          {name}
        </Link>{' '}
        <span className={css.note}>{url}</span>{' '}
        {isNewTab && <span className={controls.tag}>{t('site_new_tab')}</span>}
      </span>
      <span className={css.moves}>
        {Object.entries(moves).map(([to, [arrow, key]]) => (
          <Button
            key={to}
            size="s"
            type="submit"
            name="move"
            value={`${id}:${to}`}
            aria-label={text(key)}
            title={text(key)}
            disabled={movedEntry(entries, id, to as MenuMove) === null}
          >
            {arrow}
          </Button>
        ))}
        <ButtonLink
          size="s"
          link={RouterLink}
          href={`/admin/menu/?remove=${id}`}
          aria-label={t('site_remove_named', { name })}
        >
          ×
        </ButtonLink>
      </span>
    </div>
  );
}

/** Says how much will be removed and asks for confirmation. */
export function MenuRemoval({ entry, entries }: { entry: Entry; entries: readonly Entry[] }) {
  const t = useLabels();
  const count = entries.filter(({ parentId }) => parentId === entry.id).length;
  return (
    <Form
      method="post"
      action={usePreservedParams()('/admin/menu/')}
      reloadDocument
      className={controls.alert}
    >
      <p>{t('site_remove_count', { name: entry.name, count })}</p>
      <div className={css.buttons}>
        <Button type="submit" name="remove" value={entry.id} tone="danger">
          {t('site_remove')}
        </Button>
        <ButtonLink href="/admin/menu/" link={RouterLink}>
          {t('site_cancel')}
        </ButtonLink>
      </div>
    </Form>
  );
}
