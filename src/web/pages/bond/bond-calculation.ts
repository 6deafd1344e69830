import type { BondTermsInput } from '../../../contracts/bonds.ts';
import { calculateBond, type Calculation } from '../../../domain/bond/calculate-bond.ts';

/** What stands in the fields of the calculator; `by` is the one that was changed last. */
export interface CalculatorInput {
  readonly by: 'price' | 'yield';
  /** Clean, in percent. */
  readonly price: string;
  /** In percent. */
  readonly yield: string;
  readonly settlement: string;
}

/** A price that is no market's: what a viewer without access begins with. */
export const EXAMPLE_PRICE = '100';
const PRICE_DIGITS = 4;
const YIELD_DIGITS = 4;

export function calculate(terms: BondTermsInput, input: CalculatorInput): Calculation {
  const { by, settlement } = input;
  const typed = readNumber(input[by]);
  return calculateBond({
    terms,
    settlementDate: settlement,
    price: by === 'price' ? typed : undefined,
    yield: by === 'yield' && typed !== undefined ? typed / 100 : undefined,
  });
}

/** Puts what was calculated into the field that was not typed into. */
export function completeInput(
  input: CalculatorInput,
  { result }: Pick<Calculation, 'result'>,
): CalculatorInput {
  if (!result) return input;
  return input.by === 'price'
    ? { ...input, yield: (100 * result.yield).toFixed(YIELD_DIGITS) }
    : { ...input, price: result.cleanPrice.toFixed(PRICE_DIGITS) };
}

/** As people write it, with a comma or spaces; undefined for nothing, NaN for no number. */
function readNumber(text: string): number | undefined {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.').replace('−', '-');
  return plain === '' ? undefined : Number(plain);
}
