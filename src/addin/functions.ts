import type { ADDIN_FUNCTIONS, AddinFunctionId } from '../contracts/clients/addin.ts';
import {
  getSymbolArchive,
  getSymbolBond,
  getSymbolHistory,
  getSymbolPrice,
  getSymbolQuote,
  getSymbolYield,
} from '../contracts/clients/symbols.ts';
import { parseDay } from '../domain/time/day.ts';
import { dayFromExcel, excelDay } from '../domain/time/excel-day.ts';
import { callServer, Refusal } from './call-server.ts';
import { texts } from './settings.ts';

type Cell = string | number;
/** A text, or for a day the value of the referenced cell; null if omitted. */
type Arguments<P extends readonly { type: string }[]> = {
  -readonly [I in keyof P]: P[I] extends { type: 'string' } ? string : DayArgument;
};
type DayArgument = string | number | boolean | null | undefined;
type Programs = {
  readonly [Id in AddinFunctionId]: (
    ...args: Arguments<(typeof ADDIN_FUNCTIONS)[Id]['parameters']>
  ) => Promise<Cell | Cell[][]>;
};

/** The functions of the definitions, each one API call; Excel caches the results. */
export const FUNCTIONS: Programs = {
  async QUOTE(symbol) {
    const { quote } = await callServer(getSymbolQuote, { symbol });
    if (quote.value === null) throw new Refusal(404, texts.addin_no_values);
    return Number(quote.value);
  },

  async HISTORY(symbol, from, to) {
    const query = { symbol, from: dayArgument(from), to: dayArgument(to) };
    const { items } = await callServer(getSymbolHistory, query);
    // Excel has no empty tables.
    if (items.length === 0) throw new Refusal(404, texts.addin_no_values);
    return items.map(({ date, value }) => [dayCell(date), Number(value)]);
  },

  async ARCHIVE(exchange, contract, from, to) {
    const query = { exchange, contract, from: dayArgument(from), to: dayArgument(to) };
    const { columns, rows } = await callServer(getSymbolArchive, query);
    const cell = (text: string | null, i: number) => {
      const kind = columns[i]?.kind;
      if (text === null || kind === 'text') return text ?? '';
      return kind === 'day' ? dayCell(text) : Number(text);
    };
    return [columns.map(({ title }) => title), ...rows.map((row) => row.map(cell))];
  },

  async BOND(symbol, field, settlement, price, workout) {
    const given = {
      settlement: dayArgument(settlement),
      price: textArgument(price),
      workout: textArgument(workout),
    };
    const { kind, value } = await callServer(getSymbolBond, { symbol, field, ...given });
    if (value === null) throw new Refusal(404, texts.addin_no_values);
    if (kind === 'text') return value;
    return kind === 'day' ? dayCell(value) : Number(value);
  },

  async YIELD(settlement, maturity, coupon, price, redemption, frequency, basis) {
    const args = [settlement, maturity, coupon, price, redemption, frequency, basis] as const;
    const { given, ...bond } = sheetArguments(args);
    return (await callServer(getSymbolYield, { ...bond, price: given })).value;
  },

  async PRICE(settlement, maturity, coupon, rate, redemption, frequency, basis) {
    const args = [settlement, maturity, coupon, rate, redemption, frequency, basis] as const;
    const { given, ...bond } = sheetArguments(args);
    return (await callServer(getSymbolPrice, { ...bond, yield: given })).value;
  },
};

type SheetArguments = readonly [
  DayArgument,
  DayArgument,
  DayArgument,
  DayArgument,
  DayArgument,
  DayArgument,
  DayArgument,
];

/**
 * A symbol, a number and optionally a day; or days and numbers in the order of Excel's own
 * functions. A text that isn't a day is a symbol.
 */
function sheetArguments([first, second, third, fourth, redemption, ...rest]: SheetArguments) {
  const isSymbol = typeof first === 'string' && !/^\s*\d{4}-\d{2}-\d{2}\s*$/.test(first);
  if (isSymbol) {
    return { symbol: first, given: textArgument(second) ?? '', settlement: dayArgument(third) };
  }
  return {
    settlement: dayArgument(first),
    maturity: dayArgument(second),
    coupon: textArgument(third),
    given: textArgument(fourth) ?? '',
    redemption: textArgument(redemption),
    frequency: textArgument(rest[0]),
    basis: textArgument(rest[1]),
  };
}

/** A number in the format of the call. */
function textArgument(value: DayArgument): string | undefined {
  return value === null || value === undefined || value === '' ? undefined : String(value).trim();
}

/** Excel passes null for an omitted argument, and a number for a date cell. */
function dayArgument(value: DayArgument): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  return typeof value === 'number' ? dayFromExcel(value) : String(value).trim();
}

function dayCell(date: string): Cell {
  return excelDay(parseDay(date)!);
}
