import { readFileSync } from 'node:fs';
import { LANGUAGE_CODES, type Language } from '../../../../domain/text/language.ts';
import type { Sheet, SheetRow } from '../../../core/files/sheet.ts';

const FOLDER = new URL('../../../../labels/glossary/', import.meta.url);
const COLUMNS = ['language', 'english', 'term', 'note'];

export const GLOSSARY_LANGUAGES = LANGUAGE_CODES.filter((language) => language !== 'eng');

/** The financial terms of each language, for translators. */
export function glossarySheet(): Sheet {
  const rows = GLOSSARY_LANGUAGES.flatMap(readGlossary);
  return {
    name: 'glossary',
    columns: COLUMNS.map((title) => ({ title, kind: 'text' })),
    total: rows.length,
    parts: [rows],
  };
}

/** The rows of the Markdown table, without its heading. */
export function readGlossary(language: Language): SheetRow[] {
  const text = readFileSync(new URL(`${language}.md`, FOLDER), 'utf8');
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) => {
    const [english = '', term = '', note = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return [language, english, term, note];
  });
}
