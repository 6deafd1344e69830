import type { ReactNode } from 'react';
import type { Quote } from '../../contracts/instruments/quote.ts';
import { Flash } from './flash.tsx';
import { LockedValue } from './locked-value.tsx';
import { isMasked, QuoteChangeNumber, QuoteValue } from './quote-text.tsx';

/** The last value in a table whose quotes move; a masked one never does. */
export function movingValue(quote: Quote, alignTo?: number): ReactNode {
  if (isMasked(quote)) return <LockedValue />;
  return (
    <Flash value={quote.value}>
      <QuoteValue quote={quote} alignTo={alignTo} />
    </Flash>
  );
}

/** Its change; `value` is what says that it has moved. */
export function movingChange(quote: Quote, value: string | null): ReactNode {
  if (isMasked(quote)) return <LockedValue />;
  return (
    <Flash value={value}>
      <QuoteChangeNumber quote={quote} />
    </Flash>
  );
}
