import { Guarded, MASK, reveal } from '../../../access/guarded.ts';
import { ANONYMOUS, type Viewer } from '../../../access/viewer.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import type { getScreen } from '../../../contracts/screens/screens.ts';
import type { Money } from '../../../domain/screens/money.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { nameIn, unitFor } from '../../engines/quotes/names.ts';
import { convert, type Rates } from '../../engines/screening/money-rates.ts';
import { USUAL_DECIMALS, VALUE_COLUMNS, type ScreenRecord } from './store.ts';

type Item = Answer<typeof getScreen>['items'][number];
/** A row as its reader may see it, without the sparkline. */
export type ScreenItem = Omit<Item, 'line'>;
type Reader = Pick<
  RequestContext,
  'viewer' | 'fileFormat' | 'language' | 'showsLabelKeys' | 'labels'
>;

/** The viewer for a value: anonymous in a file if the source doesn't allow files. */
export function readerFor(
  allowsFiles: boolean,
  { viewer, fileFormat }: Pick<Reader, 'viewer' | 'fileFormat'>,
): Viewer {
  return fileFormat !== null && !allowsFiles ? ANONYMOUS : viewer;
}

/** The display currency of a list, with the exchange rates. */
export interface ItemMoney {
  /** Null for lists without amounts. */
  readonly money: Money | null;
  readonly rates: Rates;
}

/**
 * An amount in the currency of the list. Divided by the original amount, it gives the exchange
 * rate, which is a market value: so every converted amount is guarded, and so is whether there is a
 * rate.
 */
function convertItem(
  { amount, currency, values, allowsFiles }: ScreenRecord,
  { money, rates }: ItemMoney,
  context: Reader,
): Pick<Item, 'converted' | 'rateDay'> {
  const nothing = { converted: null, rateDay: null };
  if (!money) return nothing;
  if (amount !== null && (money.isOwn || currency === money.currency)) {
    // The amount itself is in the public terms; but which conversions are missing mustn't be
    // revealed.
    return money.isOwn ? { converted: amount, rateDay: null } : guardItem(amount, null, context);
  }
  if (amount !== null) {
    const told = convert(rates, { amount, currency }, money);
    return guardItem(told.amount, told.day, {
      ...context,
      viewer: readerFor(told.allowsFiles, context),
    });
  }
  const reader = readerFor(allowsFiles, context);
  const size = reveal(reader, values.size);
  if (size === null || size === MASK) return { converted: size, rateDay: null };
  const told = convert(rates, { amount: size, currency }, money);
  return guardItem(told.amount, told.day, {
    ...context,
    viewer: readerFor(told.allowsFiles, context),
  });
}

function guardItem(
  amount: string | null,
  day: string | null,
  { viewer }: Pick<Reader, 'viewer'>,
): Pick<Item, 'converted' | 'rateDay'> {
  const converted = reveal(viewer, new Guarded(amount));
  return { converted, rateDay: converted === MASK ? null : day };
}

export function itemFor(record: ScreenRecord, context: Reader, inMoney: ItemMoney): ScreenItem {
  const { name, issuerName, lastDay, values, decimals } = record;
  const reader = readerFor(record.allowsFiles, context);
  const rater = readerFor(record.allowsRating, context);
  const shown = VALUE_COLUMNS.map((column) => [
    column,
    reveal(column === 'rating' ? rater : reader, values[column]),
  ]);
  const digits = reveal(reader, decimals);
  return {
    ...record,
    name: nameIn(context.language, name),
    issuer: issuerName && nameIn(context.language, issuerName),
    lastTrade: lastDay,
    unit: record.unit && unitFor(context, record.unit),
    decimals: digits === MASK || digits === null ? USUAL_DECIMALS : digits,
    ...convertItem(record, inMoney, context),
    ...(Object.fromEntries(shown) as Pick<Item, (typeof VALUE_COLUMNS)[number]>),
  };
}
