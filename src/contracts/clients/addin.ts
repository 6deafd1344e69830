/**
 * The Excel add-in: one definition per function, from which its metadata, its description on the
 * page and the types of its program are derived.
 */

interface AddinParameter {
  readonly name: string;
  /** The key of its description. */
  readonly about: string;
  /** The type that Excel passes: a day is a number or a text. */
  readonly type: 'string' | 'any';
  readonly isOptional: boolean;
}

interface AddinFunction {
  readonly about: string;
  readonly parameters: readonly AddinParameter[];
  readonly result: {
    readonly type: 'number' | 'any';
    /** A matrix fills the cells to the right and below. */
    readonly dimensionality: 'scalar' | 'matrix';
  };
  /** As entered in a cell, after the namespace. */
  readonly example: string;
}

/** The prefix of each function name. */
export const ADDIN_NAMESPACE = 'PARCURVE';

const SYMBOL = {
  name: 'symbol',
  about: 'addin_symbol_about',
  type: 'string',
  isOptional: false,
} as const;
const any = <Name extends string, About extends string>(
  name: Name,
  about: About,
  isOptional: boolean,
) => ({ name, about, type: 'any', isOptional }) as const;
/**
 * Arguments of the bond functions: those of Excel's own functions, or a stored bond (its symbol, a
 * number, a day).
 */
const sheetBond = <Given extends string, About extends string>(given: Given, about: About) =>
  [
    any('settlement', 'addin_settlement_or_symbol', false),
    any('maturity', 'addin_maturity_or_given', false),
    any('coupon', 'addin_coupon_or_settlement', true),
    any(given, about, true),
    any('redemption', 'addin_redemption_about', true),
    any('frequency', 'addin_frequency_about', true),
    any('basis', 'addin_basis_about', true),
  ] as const;
const DAYS = [
  { name: 'from', about: 'addin_from_about', type: 'any', isOptional: true },
  { name: 'to', about: 'addin_to_about', type: 'any', isOptional: true },
] as const;

export const ADDIN_FUNCTIONS = {
  QUOTE: {
    about: 'addin_quote_about',
    parameters: [SYMBOL],
    result: { type: 'number', dimensionality: 'scalar' },
    example: 'QUOTE("EUR/USD")',
  },
  HISTORY: {
    about: 'addin_history_about',
    parameters: [SYMBOL, ...DAYS],
    result: { type: 'any', dimensionality: 'matrix' },
    example: 'HISTORY("EUR/USD","2026-01-01")',
  },
  ARCHIVE: {
    about: 'addin_archive_about',
    parameters: [
      { name: 'exchange', about: 'addin_exchange_about', type: 'string', isOptional: false },
      { name: 'contract', about: 'addin_contract_about', type: 'string', isOptional: false },
      ...DAYS,
    ],
    result: { type: 'any', dimensionality: 'matrix' },
    example: 'ARCHIVE("PCNX","CL")',
  },
  BOND: {
    about: 'addin_bond_about',
    parameters: [
      SYMBOL,
      { name: 'field', about: 'addin_field_about', type: 'string', isOptional: false },
      any('settlement', 'addin_settlement_about', true),
      any('price', 'addin_price_about', true),
      any('workout', 'addin_workout_about', true),
    ],
    result: { type: 'any', dimensionality: 'scalar' },
    example: 'BOND("ID:10001","yield")',
  },
  YIELD: {
    about: 'addin_yield_about',
    parameters: sheetBond('price', 'addin_yield_price_about'),
    result: { type: 'number', dimensionality: 'scalar' },
    example: 'YIELD(DATE(2026,11,16),DATE(2036,11,15),0.05,98.5,100,2,1)',
  },
  PRICE: {
    about: 'addin_price_function_about',
    parameters: sheetBond('yield', 'addin_price_yield_about'),
    result: { type: 'number', dimensionality: 'scalar' },
    example: 'PRICE(DATE(2026,11,16),DATE(2036,11,15),0.05,0.045,100,2,1)',
  },
} as const satisfies Readonly<Record<string, AddinFunction>>;

export type AddinFunctionId = keyof typeof ADDIN_FUNCTIONS;

/** The keys of the texts that the add-in programs show. */
export const ADDIN_TEXTS = [
  'addin_no_token',
  'addin_no_values',
  'addin_token_good',
  'addin_token_forgotten',
  'addin_found_nothing',
  'addin_insert_quote',
  'addin_insert_history',
  'addin_inserted',
  'addin_not_in_excel',
  'addin_unreachable',
] as const;

/** Prepended by the server to each program: Excel runs functions without a page. */
export interface AddinSettings {
  readonly origin: string;
  readonly language: string;
  readonly texts: Readonly<Record<(typeof ADDIN_TEXTS)[number], string>>;
}
