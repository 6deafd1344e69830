import * as z from 'zod/mini';
import { parseDay } from '../../domain/time/day.ts';

/** Building blocks that several calls share. */

/** The largest database integer. */
export const MAX_ID = 2_147_483_647;

/**
 * A text of at most `most` characters. The length is checked first, because a long text may be an
 * attack on the other checks.
 */
export function text(most: number) {
  return z.string().check(z.maxLength(most, { abort: true }));
}

/** An id in a path: digits only, within the database's integers. */
export const idParam = z
  .pipe(text(10).check(z.regex(/^[1-9]\d{0,9}$/)), z.transform(Number))
  .check(z.refine((id) => id <= MAX_ID));

export const id = z.int().check(z.positive(), z.maximum(MAX_ID));

/** `YYYY-MM-DD`, an existing day. */
export const isoDay = text(10)
  .check(z.refine((day) => parseDay(day) !== undefined))
  .register(z.globalRegistry, { format: 'date' });

/** A value as exact decimal text; `***` if the viewer may not see it; null if there is none. */
export const maskedDecimal = z.nullable(
  z
    .string()
    .check(z.regex(/^(-?\d+(\.\d+)?|\*\*\*)$/))
    .register(z.globalRegistry, { format: 'decimal' }),
);

/** A word that is a value, such as a grade; `***` if the viewer may not see it. */
export const maskedWord = z.string().check(z.regex(/^(.{1,20}|\*\*\*)$/));

/** A moment as ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** The search term of a list. */
export const searchText = text(100);
