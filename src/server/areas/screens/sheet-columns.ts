import { parseDay } from '../../../domain/time/day.ts';
import {
  columnValue,
  fieldWord,
  headingUnit,
  type ScreenKind,
} from '../../../domain/screens/screen-fields.ts';
import { MONEY_FIELDS, type Money } from '../../../domain/screens/money.ts';
import { venueName } from '../../../domain/instruments/venues.ts';
import type { SheetCell, SheetColumn } from '../../core/files/sheet.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { labelText } from '../../core/labels/label-text.ts';
import { countryIn } from '../../engines/quotes/names.ts';
import { ANSWER_DECIMALS } from '../../engines/screening/memory-columns.ts';
import type { ScreenItem } from './screen-item.ts';

export function sheetColumn(
  kind: ScreenKind,
  id: string,
  { context, money }: { readonly context: RequestContext; readonly money: Money | null },
): SheetColumn {
  const title =
    id === 'converted'
      ? `${titleFor(kind, MONEY_FIELDS[kind]!, context)}, ${money?.currency}`
      : titleFor(kind, id, context);
  const value = columnValue(id);
  if (value === 'day') return { title, kind: 'day' };
  if (Object.hasOwn(ANSWER_DECIMALS, id)) {
    const decimals = ANSWER_DECIMALS[id as keyof typeof ANSWER_DECIMALS];
    return { title, kind: 'decimal', decimals };
  }
  const isText = value === 'text' || value === 'word';
  return { title, kind: isText ? 'text' : 'number' };
}

function titleFor(kind: ScreenKind, id: string, context: RequestContext): string {
  const t = (key: string) => labelText(context, key);
  if (id === 'isin') return 'ISIN';
  if (id === 'name') return t('screen_field_text');
  const unit = headingUnit(kind, id);
  const title = t(`screen_field_${fieldWord(kind, id)}`);
  if (unit === undefined) return title;
  return `${title}, ${unit === 'percent' ? '%' : t(`screen_unit_${unit}`)}`;
}

/** The cell of a row in a column, with the page's words instead of codes. */
export type CellWriter = (item: ScreenItem, id: string) => SheetCell;

export function cellWriter(kind: ScreenKind, context: RequestContext): CellWriter {
  const texts = context.labels.parts(context, [
    'screens.words',
    'instruments.sectors',
    'indexes.categories',
  ]);
  const word = (id: string, value: string): string => {
    if (id === 'country') return countryOrCode(context, value);
    if (id === 'venue') return venueName(value);
    // A word from a newer load that has no label yet is written as it is.
    return texts[wordKey(kind, id, value)] ?? value;
  };
  return (item, id) => {
    const value = item[id as keyof ScreenItem];
    if (id === 'maturity' && value === null && item.options.includes('perpetual')) {
      return word('options', 'perpetual');
    }
    if (value === null || value === undefined) return null;
    if (columnValue(id) === 'day') return parseDay(String(value)) ?? null;
    return columnValue(id) === 'word' ? word(id, String(value)) : String(value);
  };
}

function wordKey(kind: ScreenKind, id: string, value: string): string {
  if (id === 'sector') return `sector_${value}`;
  if (kind === 'indexes' && id === 'category') return `index_category_${value}`;
  if (kind === 'company' && id === 'status' && value === 'active') {
    return 'screen_word_status_existing';
  }
  return `screen_word_${id}_${value}`;
}

function countryOrCode({ language }: RequestContext, code: string): string {
  try {
    return countryIn(language, code);
  } catch {
    // Not a reason to abort a file: a load may have delivered an invalid country code.
    return code;
  }
}
