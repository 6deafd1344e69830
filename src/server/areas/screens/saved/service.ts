import type { Viewer } from '../../../../access/viewer.ts';
import type { Answer, ValidInput } from '../../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import {
  MAX_SAVED_SCREENS,
  type deleteScreen,
  type listSavedScreens,
  type saveScreen,
} from '../../../../contracts/screens/screens.ts';
import type { Db } from '../../../../db/connect.ts';
import { yieldToEventLoop } from '../../../../db/yield-to-event-loop.ts';
import type { Language } from '../../../../domain/text/language.ts';
import { readScreen, writeScreen } from '../../../../domain/screens/screen-address.ts';
import { SCREEN_FIELDS, type ScreenKind } from '../../../../domain/screens/screen-fields.ts';
import type { RequestContext } from '../../../core/http/request-context.ts';
import { signedInAccount } from '../../../core/http/signed-in-account.ts';
import { findScreens, putScreen, removeScreen } from './store.ts';

/** The number of rows that match a screen's URL; null if the viewer may not run it. */
export type CountScreen = (
  viewer: Viewer,
  kind: ScreenKind,
  query: URLSearchParams,
  language: Language,
) => Promise<number | null>;

/** The parameters that every list accepts in addition to its fields. */
const COMMON_PARTS = new Set(['known', 'isin', 'text', 'sort', 'page', 'columns', 'view']);
/** Display parameters, which don't affect the number of rows. */
const SHOWING_PARTS = ['sort', 'page', 'columns', 'view'];
const MAX_NAMED = 40;

/** The screens that an account has saved, as URLs. */
export class SavedScreens {
  readonly #db: Db;
  readonly #count: CountScreen;

  constructor(db: Db, count: CountScreen) {
    this.#db = db;
    this.#count = count;
  }

  async list(
    kind: ScreenKind,
    context: RequestContext,
  ): Promise<Answer<typeof listSavedScreens>['items']> {
    const rows = await findScreens(this.#db, signedInAccount(context), kind);
    const items = [];
    for (const row of rows) {
      items.push({ ...row, count: await this.#countNow(row.kind, row.query, context) });
      // A hundred screens of a long list take a while, so other requests get their turn.
      await yieldToEventLoop();
    }
    return items;
  }

  async save(
    kind: ScreenKind,
    { name, query }: ValidInput<typeof saveScreen>['body'],
    context: RequestContext,
  ): Promise<Answer<typeof saveScreen>> {
    const accountId = signedInAccount(context);
    const screen = { accountId, kind, name, query: shortQuery(kind, query) };
    const id = await putScreen(this.#db, screen, MAX_SAVED_SCREENS);
    // A session is cached for some seconds; its account may be gone by then.
    if (id === 'gone') throw new ApiError('not_signed_in');
    if (id === 'full') {
      throw new ApiError('too_many_screens', { values: { most: MAX_SAVED_SCREENS } });
    }
    return { id };
  }

  async delete(
    kind: ScreenKind,
    { id }: ValidInput<typeof deleteScreen>['body'],
    context: RequestContext,
  ): Promise<Answer<typeof deleteScreen>> {
    const accountId = signedInAccount(context);
    if (!(await removeScreen(this.#db, { accountId, kind, id }))) {
      throw new ApiError('not_found', { field: 'body.id' });
    }
    return { id };
  }

  #countNow(kind: ScreenKind, query: string, { viewer, language }: RequestContext) {
    const filters = new URLSearchParams(query);
    for (const part of SHOWING_PARTS) filters.delete(part);
    return this.#count(viewer, kind, filters, language);
  }
}

/** The stored form: without defaults and without a page. Throws for an invalid query. */
function shortQuery(kind: ScreenKind, query: string): string {
  const { screen, ignored } = readScreen(kind, new URLSearchParams(query));
  const [wrong] = ignored;
  if (wrong) {
    const isKnown =
      COMMON_PARTS.has(wrong.field) || SCREEN_FIELDS[kind].some(({ id }) => id === wrong.field);
    throw new ApiError(isKnown ? 'invalid_field' : 'unknown_field', {
      field: `body.query.${wrong.field.slice(0, MAX_NAMED)}`,
    });
  }
  return writeScreen({ ...screen, page: 1 });
}
