import { liveQuote, type followQuotes } from '../../../../contracts/instruments/quote.ts';
import { quoteFor, type QuoteReader } from '../../../engines/quotes/quotes.ts';
import type { InstrumentQuote } from './store.ts';

/** A server-sent event; JSON contains no line breaks of its own. */
export function formatEvent(type: keyof typeof followQuotes.events, data: object): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** A quote as this reader may see it. */
export function quoteEvent({ id, quote }: InstrumentQuote, reader: QuoteReader): string {
  return formatEvent('quote', liveQuote.parse({ id, quote: quoteFor(reader, quote) }));
}
