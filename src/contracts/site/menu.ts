import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { id, idParam } from '../core/fields.ts';

const link = z.object({
  url: z.string(),
  ttl: z.string(),
  target_blank: z.boolean(),
  active: z.boolean(),
});

/** An item with columns of links below it. */
const menuItem = z.object({
  id,
  ttl: z.string(),
  url: z.string(),
  items: z.array(z.array(link)),
});
export const menu = z.array(menuItem);
export type Menu = z.output<typeof menu>;

/**
 * Counts a click on an item of the main menu or on a link below it: links have no ids of their own,
 * so they count for their item. Only a daily number is stored.
 */
export const logMenuClick = endpoint({
  method: 'GET',
  path: '/cb/current_user/action_log/global/json/{id}/',
  summary: 'Log a click on a menu item',
  needs: 'public',
  cost: 'light',
  changesByGet: true,
  params: z.strictObject({ id: idParam }),
  answer: z.object({ result: z.literal(true) }),
});
