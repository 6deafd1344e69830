import { ApiError } from '../../../contracts/errors.ts';
import { getOutbox } from '../../../contracts/outbox.ts';
import type { Db } from '../../../db/connect.ts';
import type { Config } from '../../config.ts';
import { implement, type Route } from '../../http/api.ts';
import { listMessages } from './store.ts';

/** Where real people are written to, nobody reads along. */
export function outboxRoutes(db: Db, { hasOutbox }: Pick<Config, 'hasOutbox'>): Route[] {
  return [
    implement(getOutbox, async () => {
      if (!hasOutbox) throw new ApiError('not_found');
      return { items: await listMessages(db) };
    }),
  ];
}
