import type { Answer } from '../../contracts/endpoint.ts';
import type { getIndex } from '../../contracts/indexes.ts';
import { parseDay } from '../../domain/day.ts';
import { displayDay, displayMoment, displayNumber, displaySigned } from '../../domain/format.ts';
import type { Language } from '../../domain/language.ts';
import { Change } from '../../widgets/change/change.tsx';
import { useFrame } from '../shell/use-frame.ts';
import { LockedValue } from './locked-value.tsx';

type Quote = Answer<typeof getIndex>['quote'];

/** What the server sends instead of a value that this viewer may not see. */
const MASK = '***';
const MISSING = '–';

export function isMasked(quote: Quote): boolean {
  return quote.value === MASK;
}

export function QuoteValue({ quote }: { quote: Quote }) {
  const { lang } = useFrame().globals;
  if (quote.value === null) return MISSING;
  if (isMasked(quote)) return <LockedValue />;
  return displayNumber(quote.value, quote.decimals, lang);
}

export function QuoteChange({ quote }: { quote: Quote }) {
  const { lang } = useFrame().globals;
  const { change, changePercent, decimals } = quote;
  if (change === null) return MISSING;
  if (change === MASK) return <LockedValue />;
  const direction = change.startsWith('-') ? 'down' : Number(change) === 0 ? 'none' : 'up';
  const absolute = displaySigned(change, decimals, lang);
  const text =
    changePercent === null ? absolute : `${absolute} (${displaySigned(changePercent, 2, lang)} %)`;
  return <Change direction={direction} text={text} />;
}

/** The change in percent alone, for tables. */
export function QuoteChangePercent({ quote }: { quote: Quote }) {
  const { lang } = useFrame().globals;
  const { change, changePercent } = quote;
  if (changePercent === null || changePercent === MASK) return <QuoteChange quote={quote} />;
  const direction = change?.startsWith('-') ? 'down' : Number(change) === 0 ? 'none' : 'up';
  return <Change direction={direction} text={displaySigned(changePercent, 2, lang)} />;
}

export function asOfText(asOf: string | null, language: Language): string {
  if (asOf === null) return MISSING;
  const day = parseDay(asOf);
  return day === undefined ? displayMoment(Date.parse(asOf), language) : displayDay(day, language);
}
