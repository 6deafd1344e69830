import type { Viewer } from '../../../access/viewer.ts';
import { liveQuote } from '../../../contracts/quote.ts';
import { quoteFor } from '../../market/quotes.ts';
import type { InstrumentQuote } from './store.ts';

/** A quote as a server-sent event, as this viewer may see it. */
export function quoteEvent({ id, quote }: InstrumentQuote, viewer: Viewer): string {
  const message = liveQuote.parse({ id, quote: quoteFor(viewer, quote) });
  return `event: quote\ndata: ${JSON.stringify(message)}\n\n`;
}
