import * as z from 'zod/mini';
import { download, endpoint } from '../core/endpoint.ts';
import { idParam, isoDay, text } from '../core/fields.ts';
import { FILE_FORMATS, FILE_TYPES } from '../core/file-format.ts';

/** Audited actions; each has a text (`audit_action_…`). */
export const AUDIT_ACTIONS = [
  'added',
  'answered',
  'assigned',
  'blocked',
  'changed',
  'closed',
  'granted',
  'imported',
  'invited',
  'merged',
  'refused',
  'removed',
  'restored',
  'sent',
  'signed_out',
  'started',
  'stopped',
  'unblocked',
  'withdrawn',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Kinds of audited objects; each has a text (`audit_kind_…`). */
export const AUDIT_KINDS = [
  'account',
  'banner',
  'calendar',
  'finding',
  'hint',
  'instrument',
  'invitation',
  'issuer',
  'job',
  'label',
  'menu_item',
  'message',
  'request',
  'setting',
  'source',
  'tariff',
  'ticket',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** Fields of changes that have a text (`audit_field_…`). */
export const AUDIT_FIELDS = [
  'access_level',
  'account',
  'allows_files',
  'attribution',
  'changed',
  'column',
  'ends_at',
  'ends_on',
  'filter',
  'findings',
  'invitation',
  'is_accepted',
  'is_blocked',
  'is_ended',
  'is_new_tab',
  'is_on',
  'is_operator',
  'is_searched',
  'kind',
  'label',
  'licence',
  'marked',
  'operator',
  'order',
  'parent_id',
  'passkeys',
  'reason',
  'reset',
  'second_step',
  'sessions',
  'starts_at',
  'state',
  'tariff',
  'tariffs',
  'texts',
  'tokens',
  'url',
  'variant',
  'weight',
] as const;

const filters = {
  /** The account id of the operator, or `system` for the portal itself. */
  operator: z.optional(z.union([z.literal('system'), idParam])),
  kind: z.optional(z.enum(AUDIT_KINDS)),
  action: z.optional(z.enum(AUDIT_ACTIONS)),
  /** Whole days in the portal's time zone. */
  from: z.optional(isoDay),
  to: z.optional(isoDay),
  target: z.optional(text(300)),
};

const values = z.nullable(z.record(z.string(), z.unknown()));

const entry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null for the portal itself; without a name if the account was deleted. */
  actor: z.nullable(z.object({ id: z.int(), name: z.nullable(z.string()) })),
  /** Older entries may have actions that are no longer in use. */
  action: z.string(),
  kind: z.string(),
  target: z.string(),
  before: values,
  after: values,
});
export type AuditEntry = z.output<typeof entry>;

export const AUDIT_PAGE_SIZE = 50;

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit/',
  summary: 'List audit log entries, newest first, 50 per page',
  needs: 'operator',
  cost: 'heavy',
  query: z.strictObject({
    ...filters,
    /** The cursor after which older entries follow, or before which newer ones are. */
    older: z.optional(idParam),
    newer: z.optional(idParam),
  }),
  answer: z.object({
    items: z.array(entry),
    hasNewer: z.boolean(),
    hasOlder: z.boolean(),
    /** Everyone with entries. */
    operators: z.array(z.object({ id: z.int(), name: z.nullable(z.string()) })),
  }),
});

export const downloadAudit = download({
  method: 'GET',
  path: '/api/admin/audit/file/',
  summary: 'Download all matching audit log entries (CSV or XLSX)',
  needs: 'operator',
  cost: 'file',
  query: z.strictObject({ ...filters, format: z.optional(z.enum(FILE_FORMATS)) }),
  mediaType: FILE_TYPES.csv,
});
