import type { Viewer } from '../../../access/viewer.ts';
import { liveQuote } from '../../../contracts/quote.ts';
import { quoteFor } from '../../market/quotes.ts';
import type { InstrumentQuote } from './store.ts';

/** A server-sent event; JSON has no line breaks of its own. */
export function eventOf(type: 'quote' | 'viewer' | 'beat', data: object): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** A quote as this viewer may see it. */
export function quoteEvent({ id, quote }: InstrumentQuote, viewer: Viewer): string {
  return eventOf('quote', liveQuote.parse({ id, quote: quoteFor(viewer, quote) }));
}
