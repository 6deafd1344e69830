import * as z from 'zod/mini';
import { INSTRUMENT_STATUSES, ISSUER_STATUSES } from './records.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParam, text } from '../core/fields.ts';

/** Instruments and issuers as operators list them. */

export const DESK_KINDS = ['bond', 'stock', 'etf', 'index', 'currency'] as const;
export const DESK_ROWS = 25;

const flag = z.literal('yes');
const row = z.object({
  id,
  kind: z.nullable(z.enum(DESK_KINDS)),
  name: z.string(),
  codes: z.array(z.string()),
  issuer: z.nullable(z.object({ id, name: z.string() })),
  status: z.enum([...INSTRUMENT_STATUSES, 'liquidated']),
  isHidden: z.boolean(),
  /** At least one field was set by an operator instead of the source. */
  isEdited: z.boolean(),
});
export type DeskRow = z.output<typeof row>;

export const listDeskInstruments = endpoint({
  method: 'GET',
  path: '/api/admin/desk/instruments/',
  summary: 'List instruments, most important first: all, edited, hidden, or by ID',
  needs: 'operator',
  cost: 'heavy',
  query: z.strictObject({
    /** Comma-separated ids; the rows are returned in this order, all at once. */
    ids: z.optional(text(1200).check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/))),
    kind: z.optional(z.enum(DESK_KINDS)),
    status: z.optional(z.enum(INSTRUMENT_STATUSES)),
    hidden: z.optional(flag),
    edited: z.optional(flag),
    /** The last instrument of the previous part. */
    after: z.optional(idParam),
  }),
  answer: z.object({ items: z.array(row), hasMore: z.boolean() }),
});

export const listDeskIssuers = endpoint({
  method: 'GET',
  path: '/api/admin/desk/issuers/',
  summary: 'List issuers in ID order: all, edited, or by ID',
  needs: 'operator',
  cost: 'heavy',
  query: z.strictObject({
    ids: z.optional(text(1200).check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/))),
    status: z.optional(z.enum(ISSUER_STATUSES)),
    edited: z.optional(flag),
    after: z.optional(idParam),
  }),
  answer: z.object({ items: z.array(row), hasMore: z.boolean() }),
});
