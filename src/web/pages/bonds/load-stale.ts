import type { RouterContextProvider } from 'react-router';
import { parseDay } from '../../../domain/time/day.ts';
import type { InstrumentHistory } from '../../parts/load-instrument-history.ts';
import { dayText } from '../../parts/quote-text.tsx';
import { loaderTexts, pageContext } from '../../page-context.ts';

export interface StaleWords {
  /** The age of the price. */
  readonly age: string;
  readonly notice: string;
}

/** The texts about a stale price; null for current ones. */
export function writeStale(
  context: Readonly<RouterContextProvider>,
  { status, quote }: InstrumentHistory['instrument'],
  today: string,
): StaleWords | null {
  if (status !== 'active' || !quote.isStale || quote.asOf === null) return null;
  const t = loaderTexts(context);
  const priceDay = quote.asOf.slice(0, 10);
  const days = (parseDay(today) ?? 0) - (parseDay(priceDay) ?? 0);
  const day = dayText(priceDay, context.get(pageContext).language);
  return {
    age: t('bond_stale_price', { count: days }),
    notice: t('bond_stale_notice', { day }),
  };
}
