import { plainNumber } from '../../../domain/text/decimal.ts';
import { MONEY_FIELDS, moneyEdges, type Money } from '../../../domain/screens/money.ts';
import {
  SCREEN_FIELDS,
  type RangeField,
  type ScreenField,
} from '../../../domain/screens/screen-fields.ts';
import { barFor } from './facet-codes.ts';
import { ownColumn } from './memory-columns.ts';
import { dollarValue } from './money-rates.ts';
import type { ScreenTable } from './screen-table.ts';

/** The histogram bars of a list's amounts in a currency. */
export interface MoneyBars {
  readonly field: RangeField;
  /** In the units of the filter. */
  readonly shownEdges: readonly string[];
  /** The number of rows per bar, with the number of missing values at the end. */
  readonly count: (rows: Int32Array) => Uint32Array;
}

/**
 * Rows are counted one by one, a few thousand at most: precomputed codes would differ for every
 * currency and every exchange rate.
 */
export function moneyBars(table: ScreenTable, money: Money): MoneyBars | undefined {
  const id = MONEY_FIELDS[table.kind];
  const fields: readonly ScreenField[] = SCREEN_FIELDS[table.kind];
  const field = fields.find((each) => each.id === id);
  const column = id && table.data.columns.get(money.isOwn ? ownColumn(id) : id);
  if (field?.type !== 'range' || !column || column.type !== 'float') return undefined;
  const { values, unit } = column;
  const inMoney = moneyEdges(field.edges, money.currency);
  const dollars = money.isOwn ? 1 : dollarValue(table.rates, money.currency);
  const edges = inMoney.map((edge) => edge * unit * dollars);
  const isUnknown = Number.isNaN(dollars);
  return {
    field,
    shownEdges: inMoney.map(plainNumber),
    count: (rows) => {
      const counts = new Uint32Array(edges.length + 2);
      for (let i = 0; i < rows.length; i += 1) {
        const value = values[rows[i]!]!;
        const isMissing = isUnknown || Number.isNaN(value);
        counts[isMissing ? edges.length + 1 : barFor(edges, value)]! += 1;
      }
      return counts;
    },
  };
}
