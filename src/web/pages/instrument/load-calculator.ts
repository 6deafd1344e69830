import type { RouterContextProvider } from 'react-router';
import { getBondTerms } from '../../../contracts/bonds.ts';
import { load } from '../../api/load.ts';
import type { InstrumentHistory } from '../../market/load-instrument-history.ts';
import {
  calculate,
  completeInput,
  EXAMPLE_PRICE,
  type CalculatorInput,
} from './bond-calculation.ts';

export type Calculator = NonNullable<Awaited<ReturnType<typeof loadCalculator>>>;

/** The calculator of a bond that is not repaid, with what the address asks for; else null. */
export async function loadCalculator(
  context: Readonly<RouterContextProvider>,
  url: URL,
  { id, kind, status, quote }: InstrumentHistory['instrument'],
) {
  if (kind !== 'bond' || status !== 'active') return null;
  const params = { instrumentId: String(id) };
  const { terms, settlementDate } = await load(context, getBondTerms, { params });
  const isPriceShown = quote.value !== null && /^\d/.test(quote.value);
  const start: CalculatorInput = {
    by: 'price',
    price: isPriceShown ? (quote.value ?? EXAMPLE_PRICE) : EXAMPLE_PRICE,
    yield: '',
    settlement: settlementDate,
  };
  const input = readInput(url.searchParams, start);
  const outcome = calculate(terms, input);
  return {
    terms,
    start,
    isPriceShown,
    first: { input: completeInput(input, outcome), outcome },
  };
}

function readInput(query: URLSearchParams, start: CalculatorInput): CalculatorInput {
  const by = query.get('by');
  if (by !== 'price' && by !== 'yield') return start;
  return {
    by,
    price: query.get('price') ?? start.price,
    yield: query.get('yield') ?? '',
    settlement: query.get('settlement') ?? start.settlement,
  };
}
