import type { Quote } from '../../contracts/quote.ts';
import { parseDay } from '../../domain/day.ts';
import {
  displayClock,
  displayDay,
  displayMoment,
  displayNumber,
  displaySigned,
} from '../../domain/format.ts';
import type { Language } from '../../domain/language.ts';
import type { TimeZone } from '../../domain/time-zone.ts';
import { Change } from '../../widgets/change/change.tsx';
import { useFrame } from '../shell/use-frame.ts';
import { LockedValue } from './locked-value.tsx';

/** What the server sends instead of a value that this viewer may not see. */
const MASK = '***';
const MISSING = '–';

function isMasked(quote: Quote): boolean {
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
  const absolute = displaySigned(change, decimals, lang);
  const text =
    changePercent === null
      ? absolute
      : `${absolute} (${displaySigned(changePercent, 2, lang)}\u00a0%)`;
  return <Change direction={directionOf(absolute)} text={text} />;
}

/** Of the number as it is shown: a change too small to be seen points nowhere. */
function directionOf(text: string): 'up' | 'down' | 'none' {
  if (!/[1-9]/.test(text)) return 'none';
  return text.startsWith('−') ? 'down' : 'up';
}

/** The change in percent alone, for tables. */
export function QuoteChangePercent({ quote }: { quote: Quote }) {
  const { lang } = useFrame().globals;
  const { changePercent } = quote;
  if (changePercent === null || changePercent === MASK) return <QuoteChange quote={quote} />;
  const text = displaySigned(changePercent, 2, lang);
  return <Change direction={directionOf(text)} text={text} />;
}

/** A moment with its zone, or a day, which has none. */
export function asOfText(asOf: string | null, language: Language, timeZone: TimeZone): string {
  if (asOf === null || parseDay(asOf) !== undefined) return dayText(asOf, language);
  return displayMoment(Date.parse(asOf), language, timeZone);
}

/** A calendar day, written `YYYY-MM-DD`. */
export function dayText(isoDay: string | null, language: Language): string {
  const day = parseDay(isoDay ?? '');
  return day === undefined ? MISSING : displayDay(day, language);
}

/** Where there is little room: the time of a moment, whose zone stands above it; the day of a day. */
export function asOfShort(asOf: string | null, language: Language, timeZone: TimeZone): string {
  if (asOf === null || parseDay(asOf) !== undefined) return dayText(asOf, language);
  return displayClock(Math.floor(Date.parse(asOf) / 1000), timeZone);
}
