import { plainNumber } from '../../../domain/text/decimal.ts';
import { MONEY_FIELDS, moneyEdges, type Money } from '../../../domain/screens/money.ts';
import {
  SCREEN_FIELDS,
  type RangeField,
  type ScreenField,
} from '../../../domain/screens/screen-fields.ts';
import { barFor } from './facet-codes.ts';
import { ownColumn } from './memory-columns.ts';
import { dollarsOf } from './money-rates.ts';
import type { ScreenTable } from './screen-table.ts';

/** The bars of a list's amounts in a currency. */
export interface MoneyBars {
  readonly field: RangeField;
  /** As the filter has them. */
  readonly shownEdges: readonly string[];
  /** How many rows lie in each bar, and at the end how many have no value. */
  readonly count: (rows: Int32Array) => Uint32Array;
}

/**
 * Rows are looked at one by one, a few thousand at most: codes made beforehand would be other ones
 * in every currency, and with every rate.
 */
export function moneyBars(table: ScreenTable, money: Money): MoneyBars | undefined {
  const id = MONEY_FIELDS[table.kind];
  const fields: readonly ScreenField[] = SCREEN_FIELDS[table.kind];
  const field = fields.find((each) => each.id === id);
  const column = id && table.data.columns.get(money.isOwn ? ownColumn(id) : id);
  if (field?.type !== 'range' || !column || column.type !== 'float') return undefined;
  const { values, unit } = column;
  const inMoney = moneyEdges(field.edges, money.currency);
  const dollars = money.isOwn ? 1 : dollarsOf(table.rates, money.currency);
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
