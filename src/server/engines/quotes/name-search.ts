import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Language } from '../../../domain/text/language.ts';

/** The text to search a list for; an empty text filters nothing. */
export interface NameSearch {
  readonly text: string;
  readonly language: Language;
}

/**
 * Matches if the name, English name or ticker contains the text; the ticker's separators may be
 * left out.
 */
export function matchesName({ text, language }: NameSearch, ticker: Expression<string | null>) {
  return (eb: ExpressionBuilder<Database, 'instrument'>): Expression<SqlBool> => {
    if (text === '') return eb.val(true);
    const compact = text.replaceAll(/[\s/-]/g, '');
    return eb.or([
      eb(sql`name_in(instrument.name, ${language})`, 'ilike', containing(text)),
      eb(sql`name_in(instrument.name, 'eng')`, 'ilike', containing(text)),
      eb(ticker, 'ilike', containing(text)),
      ...(compact === ''
        ? []
        : [eb(sql`translate(${ticker}, '/ -', '')`, 'ilike', containing(compact))]),
    ]);
  };
}

function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
