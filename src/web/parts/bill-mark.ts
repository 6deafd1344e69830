import { parseDay } from '../../domain/time/day.ts';

interface MaybeBill {
  readonly couponType: string | null;
  readonly maturity: string | null;
  /** The date of its analytics. */
  readonly day: string | null;
  readonly hasOptions?: boolean;
}

const BILL_DAYS = 366;

/**
 * Whether money-market conventions apply to the bond, in which case every list says which yield it
 * shows.
 */
export function isBill({ couponType, maturity, day, hasOptions = false }: MaybeBill): boolean {
  const [from, to] = [parseDay(day ?? ''), parseDay(maturity ?? '')];
  if (couponType !== 'zero' || hasOptions) return false;
  return from !== undefined && to !== undefined && to - from <= BILL_DAYS;
}
