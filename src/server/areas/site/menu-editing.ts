import type { ValidInput } from '../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import {
  addMenuEntry,
  changeMenuEntry,
  discardMenuDraft,
  getMenuDraft,
  moveMenuEntry,
  publishMenu,
  rebaseMenuDraft,
  removeMenuEntry,
  type MenuDraft,
} from '../../../contracts/admin/menu-editing.ts';
import type { Db } from '../../../db/connect.ts';
import type { Language } from '../../../domain/text/language.ts';
import {
  columnsBelow,
  MAX_COLUMNS,
  MAX_MENU_ENTRIES,
  menuDifferences,
  movedEntry,
  putEntry,
  takeEntries,
  withoutEntry,
  type MenuEntry,
} from '../../../domain/site/menu-entries.ts';
import { CATALOGUE } from '../../../labels/catalogue.ts';
import { implementChange, type OperatorChange } from '../../core/audit/operator-change.ts';
import { implement, type Route } from '../../core/http/api.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { signedInAccount } from '../../core/http/signed-in-account.ts';
import { labelText } from '../../core/labels/label-text.ts';
import {
  deleteDraft,
  lockDraft,
  lockMenu,
  menuVersion,
  newEntryId,
  readDraft,
  writeDraft,
  writeMenu,
} from './menu-draft-store.ts';
import { buildMenu, entryName, withoutGallery } from './menu-view.ts';
import { readMenuEntries } from './store.ts';

type EntryFields = ValidInput<typeof addMenuEntry>['body'];

/** The labels intended for menu entries. */
const MENU_LABELS: readonly string[] = Object.values(CATALOGUE)
  .flatMap(({ eng }) => Object.values(eng).flatMap((texts) => Object.keys(texts)))
  .filter((key) => /^(?:menu|index_category)_/.test(key));

/** Includes the labels that are already in use. */
function knownLabels(entries: readonly MenuEntry[]): string[] {
  return [...new Set([...MENU_LABELS, ...entries.flatMap(({ label }) => label ?? [])])].toSorted();
}

interface MenuEditingParts {
  readonly hasGallery: boolean;
}

/**
 * An operator edits a draft of the menu, previews it, and publishes all of it at once. A draft
 * belongs to one operator; whether the menu has changed in the meantime is checked on publishing.
 */
export function menuEditingRoutes(db: Db, parts: MenuEditingParts): Route[] {
  return [
    implement(getMenuDraft, ({ query }, context) =>
      readMenuDraft(db, parts, context, query.language ?? context.language),
    ),
    implementChange(db, addMenuEntry, (change, { body }) =>
      editDraft(change, async (entries) => {
        if (entries.length >= MAX_MENU_ENTRIES) {
          throw new ApiError('invalid_field', { field: 'body', label: 'site_menu_full' });
        }
        const id = await newEntryId(change.trx);
        return { id, entries: putEntry(entries, checkedEntry(entries, id, body)) };
      }),
    ),
    implementChange(db, changeMenuEntry, (change, { params: { entryId }, body }) =>
      editDraft(change, (entries) => {
        const entry = checkedEntry(entries, entryId, body);
        // An item stays an item and a link stays a link: an item's own links would have no place.
        if ((findEntry(entries, entryId).parentId === null) !== (entry.parentId === null)) {
          throw new ApiError('invalid_field', { field: 'body.parentId' });
        }
        return { id: entryId, entries: putEntry(entries, entry) };
      }),
    ),
    implementChange(db, moveMenuEntry, (change, { params: { entryId }, body }) =>
      editDraft(change, (entries) => {
        findEntry(entries, entryId);
        const moved = movedEntry(entries, entryId, body.to);
        if (!moved) throw new ApiError('invalid_field', { field: 'body.to' });
        return { id: entryId, entries: moved };
      }),
    ),
    implementChange(db, removeMenuEntry, (change, { params: { entryId } }) =>
      editDraft(change, (entries) => {
        findEntry(entries, entryId);
        return { id: entryId, entries: withoutEntry(entries, entryId) };
      }),
    ),
    implementChange(db, rebaseMenuDraft, (change, { body }) => rebaseDraft(change, body.theirs)),
    implementChange(db, publishMenu, publishDraft),
    implementChange(db, discardMenuDraft, async ({ trx, operatorId }) => {
      await deleteDraft(trx, operatorId);
      return { result: true } as const;
    }),
  ];
}

async function readMenuDraft(
  db: Db,
  { hasGallery }: MenuEditingParts,
  context: RequestContext,
  language: Language,
): Promise<MenuDraft> {
  const menu = await readMenuEntries(db);
  const draft = await readDraft(db, signedInAccount(context));
  const entries = draft?.entries ?? menu;
  const reader = { ...context, language };
  return {
    entries: entries.map((entry) => ({ ...entry, name: entryName(entry, context) })),
    menu: buildMenu(hasGallery ? entries : withoutGallery(entries), reader, ''),
    draft: draft
      ? {
          changes: menuDifferences(menu, entries).length,
          isBehind: draft.baseVersion !== menuVersion(menu),
          differences:
            draft.baseVersion === menuVersion(menu)
              ? []
              : differingEntries(menu, entries, (entry) => entryName(entry, context)),
        }
      : null,
    labels: knownLabels(entries).map((key) => ({ key, text: labelText(context, key) })),
  };
}

/** Edits the draft; a draft that equals the menu is deleted. */
async function editDraft(
  { trx, operatorId }: OperatorChange,
  edit: (
    entries: readonly MenuEntry[],
  ) => Promise<{ id: number; entries: MenuEntry[] }> | { id: number; entries: MenuEntry[] },
): Promise<{ id: number }> {
  const draft = await lockDraft(trx, operatorId, await readMenuEntries(trx));
  const { id, entries } = await edit(draft.entries);
  if (menuVersion(entries) === draft.baseVersion) await deleteDraft(trx, operatorId);
  else await writeDraft(trx, operatorId, entries);
  return { id };
}

/** The differing entries, as the draft and the menu have them, in words. */
function differingEntries(
  menu: readonly MenuEntry[],
  draft: readonly MenuEntry[],
  name: (entry: MenuEntry) => string,
) {
  const words = (entries: readonly MenuEntry[], id: number) => {
    const entry = entries.find((each) => each.id === id);
    return entry ? `${name(entry)} · ${entry.url}` : null;
  };
  return menuDifferences(menu, draft)
    .map(({ target }) => Number(target))
    .filter((id) => Number.isInteger(id))
    .map((id) => ({ id, mine: words(draft, id), theirs: words(menu, id) }));
}

/** Drafts are private, so changes to them aren't recorded; publishing is. */
async function rebaseDraft({ trx, operatorId }: OperatorChange, theirs: readonly number[]) {
  const menu = await readMenuEntries(trx);
  if (!(await readDraft(trx, operatorId))) throw new ApiError('not_found');
  const draft = await lockDraft(trx, operatorId, menu);
  const entries = takeEntries(draft.entries, menu, theirs);
  if (entries.length > MAX_MENU_ENTRIES) {
    throw new ApiError('invalid_field', { field: 'body.theirs', label: 'site_menu_full' });
  }
  const version = menuVersion(menu);
  if (menuVersion(entries) === version) await deleteDraft(trx, operatorId);
  else await writeDraft(trx, operatorId, entries, version);
  return { result: true } as const;
}

async function publishDraft({ trx, operatorId, record }: OperatorChange) {
  await lockMenu(trx);
  const draft = await readDraft(trx, operatorId);
  if (!draft) throw new ApiError('not_found');
  const menu = await readMenuEntries(trx);
  if (menuVersion(menu) !== draft.baseVersion) throw new ApiError('changed_meanwhile');
  const differences = menuDifferences(menu, draft.entries);
  await writeMenu(trx, draft.entries);
  await deleteDraft(trx, operatorId);
  for (const difference of differences) await record({ kind: 'menu_item', ...difference });
  return { changes: differences.length };
}

function findEntry(entries: readonly MenuEntry[], entryId: number): MenuEntry {
  const entry = entries.find(({ id }) => id === entryId);
  if (!entry) throw new ApiError('not_found', { field: 'params.entryId' });
  return entry;
}

/** The submitted entry, if it is valid. */
function checkedEntry(entries: readonly MenuEntry[], id: number, said: EntryFields): MenuEntry {
  const rejectField = (name: keyof EntryFields): never => {
    throw new ApiError('invalid_field', { field: `body.${name}` });
  };
  const { parentId, column, label, texts } = said;
  if ((label === null) === (texts === null)) rejectField('texts');
  if (label !== null && !knownLabels(entries).includes(label)) rejectField('label');
  if (parentId === null) {
    if (said.isNewTab) rejectField('isNewTab');
    return { id, ...said, column: 0 };
  }
  const parent = entries.find((entry) => entry.id === parentId);
  if (!parent || parent.parentId !== null || parentId === id) rejectField('parentId');
  // A new column may be started.
  const columns = columnsBelow(entries, parentId).length;
  if (column < 1 || column > Math.min(columns + 1, MAX_COLUMNS)) rejectField('column');
  return { id, ...said };
}
