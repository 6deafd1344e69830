import type { ReactNode } from 'react';
import type { Quote } from '../../contracts/instruments/quote.ts';
import { Flash } from './flash.tsx';
import { LockedValue } from './locked-value.tsx';
import { isMasked, QuoteChangeNumber, QuoteValue } from './quote-text.tsx';

/** The last value in a table with live quotes; a masked one never moves. */
export function movingValue(quote: Quote, alignTo?: number): ReactNode {
  if (isMasked(quote)) return <LockedValue />;
  return (
    <Flash value={quote.value}>
      <QuoteValue quote={quote} alignTo={alignTo} />
    </Flash>
  );
}

/** The change; it flashes whenever `value` changes. */
export function movingChange(quote: Quote, value: string | null): ReactNode {
  if (isMasked(quote)) return <LockedValue />;
  return (
    <Flash value={value}>
      <QuoteChangeNumber quote={quote} />
    </Flash>
  );
}
