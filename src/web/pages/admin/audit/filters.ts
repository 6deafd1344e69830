import { parseDay } from '../../../../domain/time/day.ts';
import type { Language } from '../../../../domain/text/language.ts';
import { wireDay } from '../../../forms/reader-format.ts';

const NAMES = ['operator', 'kind', 'action', 'from', 'to', 'target'] as const;

/** As in the URL; the endpoint rejects invalid values. */
export type Filters = Readonly<Partial<Record<(typeof NAMES)[number], string>>>;

/** Empty form fields don't filter. */
export function filtersFromAddress(
  { searchParams }: URL,
  language: Language,
): Filters & { kind?: never; action?: never } {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = searchParams.get(name)?.trim();
      if (!value) return [];
      return [[name, name === 'from' || name === 'to' ? wireDay(value, language) : value]];
    }),
  );
}

/** Dates that don't exist, or an end before its start. */
export function hasWrongDays({ from = '', to = '' }: Filters): boolean {
  const isUnread = [from, to].some((text) => text !== '' && parseDay(text) === undefined);
  return isUnread || (from !== '' && to !== '' && from > to);
}

export function withoutDays({ from: _from, to: _to, ...others }: Filters) {
  return others as Omit<Filters, 'from' | 'to'> & { kind?: never; action?: never };
}

export function placeFromAddress({ searchParams }: URL): { older?: string; newer?: string } {
  const [older, newer] = ['older', 'newer'].map((name) => searchParams.get(name));
  return { ...(older && { older }), ...(newer && !older && { newer }) };
}
