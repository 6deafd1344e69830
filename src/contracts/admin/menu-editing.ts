import * as z from 'zod/mini';
import { LANGUAGE_CODES } from '../../domain/text/language.ts';
import { MAX_COLUMNS, MAX_MENU_ENTRIES, MENU_MOVES } from '../../domain/site/menu-entries.ts';
import { endpoint, type Answer } from '../core/endpoint.ts';
import { id, idParam } from '../core/fields.ts';
import { menu } from '../site/menu.ts';
import { MAX_NAME_LENGTH, ownWords, siteAddress, textsByLanguage } from '../site/site-fields.ts';

const language = z.enum(LANGUAGE_CODES);
const label = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,79}$/));

/** The editable fields of an item or link; it is named by either `label` or `texts`. */
const fields = {
  parentId: z.nullable(id),
  column: z.int().check(z.minimum(0), z.maximum(MAX_COLUMNS)),
  label: z.nullable(label),
  texts: z.nullable(textsByLanguage(ownWords(MAX_NAME_LENGTH))),
  url: siteAddress,
  isNewTab: z.boolean(),
};
const entry = z.strictObject(fields);
const params = z.strictObject({ entryId: idParam });
const done = z.object({ id });

export const getMenuDraft = endpoint({
  method: 'GET',
  path: '/api/admin/menu/',
  summary: 'Get this operator’s draft of the main menu, and how visitors would see it',
  needs: 'operator',
  cost: 'light',
  query: z.strictObject({ language: z.optional(language) }),
  answer: z.object({
    entries: z.array(z.object({ id, ...fields, url: z.string(), name: z.string() })),
    /** In the requested language. */
    menu,
    /** Null without changes; `isBehind`: another operator has published since. */
    draft: z.nullable(
      z.object({
        changes: z.int(),
        isBehind: z.boolean(),
        /** If the draft is behind: the entries that differ, in the draft and as published. */
        differences: z.array(
          z.object({ id, mine: z.nullable(z.string()), theirs: z.nullable(z.string()) }),
        ),
      }),
    ),
    /** The labels available as names. */
    labels: z.array(z.object({ key: label, text: z.string() })),
  }),
});
export type MenuDraft = Answer<typeof getMenuDraft>;

export const addMenuEntry = endpoint({
  method: 'POST',
  path: '/api/admin/menu/add/',
  summary: 'Add an item or a link to the menu draft',
  needs: 'operator',
  cost: 'light',
  body: entry,
  answer: done,
});

export const changeMenuEntry = endpoint({
  method: 'POST',
  path: '/api/admin/menu/entries/{entryId}/',
  summary: 'Update an item or a link in the menu draft',
  needs: 'operator',
  cost: 'light',
  params,
  body: entry,
  answer: done,
});

export const moveMenuEntry = endpoint({
  method: 'POST',
  path: '/api/admin/menu/entries/{entryId}/move/',
  summary: 'Move an item or a link by one place in the menu draft',
  needs: 'operator',
  cost: 'light',
  params,
  body: z.strictObject({ to: z.enum(MENU_MOVES) }),
  answer: done,
});

export const removeMenuEntry = endpoint({
  method: 'POST',
  path: '/api/admin/menu/entries/{entryId}/remove/',
  summary: 'Remove an item with its links, or a single link, from the menu draft',
  needs: 'operator',
  cost: 'light',
  params,
  answer: done,
});

export const publishMenu = endpoint({
  method: 'POST',
  path: '/api/admin/menu/publish/',
  summary: 'Publish the menu draft; rejected if the menu has changed in the meantime',
  needs: 'operator',
  cost: 'light',
  answer: z.object({ changes: z.int() }),
});

export const discardMenuDraft = endpoint({
  method: 'POST',
  path: '/api/admin/menu/discard/',
  summary: 'Discard the menu draft',
  needs: 'operator',
  cost: 'light',
  answer: z.object({ result: z.literal(true) }),
});

export const rebaseMenuDraft = endpoint({
  method: 'POST',
  path: '/api/admin/menu/rebase/',
  summary:
    'Rebase an outdated menu draft on the published menu, taking the entries you choose from it',
  needs: 'operator',
  cost: 'light',
  body: z.strictObject({ theirs: z.array(id).check(z.maxLength(2 * MAX_MENU_ENTRIES)) }),
  answer: z.object({ result: z.literal(true) }),
});
