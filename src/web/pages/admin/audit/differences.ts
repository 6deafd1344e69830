import { AUDIT_FIELDS } from '../../../../contracts/admin/audit.ts';

/** One changed field as text; null if it was or is empty. */
export interface Difference {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

type Values = Readonly<Record<string, unknown>> | null;

/** Only fields that differ, in stored order. */
export function listDifferences(before: Values, after: Values): Difference[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].flatMap((field) => {
    const [old, now] = [toText(before?.[field]), toText(after?.[field])];
    return old === now ? [] : [{ field, before: old, after: now }];
  });
}

function toText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The known name of a stored field, in either spelling. */
export function knownField(field: string): (typeof AUDIT_FIELDS)[number] | undefined {
  const key = fieldWords(field).replaceAll(' ', '_');
  return AUDIT_FIELDS.find((each) => each === key);
}

/** `accessLevel` and `access_level` as words. */
export function fieldWords(field: string): string {
  return field
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}

/** The operator page of a changed object; null if there is none. */
export function targetAddress(kind: string, target: string): `/${string}` | null {
  const each = encodeURIComponent(target);
  const isNumber = /^[1-9]\d*$/.test(target);
  switch (kind) {
    case 'account':
      return isNumber ? `/admin/users/${each}/` : '/admin/users/';
    case 'instrument':
      return isNumber ? `/admin/instruments/${each}/` : null;
    case 'ticket':
      return isNumber ? `/admin/tickets/${each}/` : null;
    case 'label':
      return `/admin/labels/${each}/`;
    case 'invitation':
      return '/admin/users/';
    case 'request':
      return '/admin/requests/';
    case 'banner':
    case 'hint':
      return '/admin/banners/';
    case 'calendar':
      return '/admin/calendars/';
    case 'menu_item':
      return '/admin/menu/';
    case 'setting':
      return '/admin/settings/';
    case 'source':
    case 'job':
    case 'finding':
      return '/admin/data/';
    case 'issuer':
      return isNumber ? `/admin/issuers/${each}/` : null;
    default:
      return null;
  }
}
