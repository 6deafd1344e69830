import type { Quote } from '../../contracts/instruments/quote.ts';
import { parseDay } from '../../domain/time/day.ts';
import {
  displayClock,
  displayDay,
  displayDayOfYear,
  displayMoment,
  displayNumber,
  displaySigned,
} from '../../domain/text/format.ts';
import type { Language } from '../../domain/text/language.ts';
import type { TimeZone } from '../../domain/time/time-zone.ts';
import { BASIS_POINT_DECIMALS, inBasisPoints } from '../../domain/instruments/quote.ts';
import { Change } from '../../widgets/change/change.tsx';
import { changeTone, type ChangeDirection } from '../../widgets/change/change-tone.ts';
import { useShell } from '../shell/use-shell.ts';
import { useLabels } from '../shell/use-labels.ts';
import { LockedValue } from './locked-value.tsx';
import css from './quote-text.module.css';

/** Sent by the server instead of a value that this viewer can't see. */
const MASK = '***';
const MISSING = '–';
/** Spaces with the width of a digit and of a decimal point. */
const FIGURE_SPACE = '\u2007';
const PUNCTUATION_SPACE = '\u2008';

export function isMasked(quote: Quote): boolean {
  return quote.value === MASK;
}

/**
 * In a column with several precisions `alignTo` is the largest of them: missing digits become
 * spaces, so that the decimal points line up.
 */
export function QuoteValue({ quote, alignTo }: { quote: Quote; alignTo?: number | undefined }) {
  const { lang } = useShell().globals;
  if (quote.value === null) return MISSING;
  if (isMasked(quote)) return <LockedValue />;
  const text = displayNumber(quote.value, quote.decimals, lang);
  const missing = Math.max(0, (alignTo ?? 0) - quote.decimals);
  if (missing === 0) return text;
  return (
    <>
      {text}
      <span aria-hidden="true">
        {quote.decimals === 0 && PUNCTUATION_SPACE}
        {FIGURE_SPACE.repeat(missing)}
      </span>
    </>
  );
}

/** The largest precision in a column of quotes. */
export function mostDecimals(quotes: readonly Quote[]): number {
  return Math.max(0, ...quotes.map(({ decimals }) => decimals));
}

/** The full change: absolute and in percent, or for a rate in basis points. */
export function QuoteChange({ quote }: { quote: Quote }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const { change, changePercent, decimals } = quote;
  const reason = useNoChangeReason(quote);
  if (change === null) {
    return reason === null ? MISSING : <span className={css.reason}>{reason}</span>;
  }
  if (change === MASK) return <LockedValue />;
  if (quote.isRate) {
    const points = basisPoints(change, lang);
    return (
      <Change
        direction={shownDirection(points)}
        text={`${points}\u00a0${t('unit_bp')}`}
        rateNote={t('rate_colour')}
      />
    );
  }
  const absolute = displaySigned(change, decimals, lang);
  const text =
    changePercent === null
      ? absolute
      : `${absolute} (${displaySigned(changePercent, 2, lang)}\u00a0%)`;
  return <Change direction={shownDirection(absolute)} text={text} />;
}

/** Derived from the displayed number: a change that rounds to zero has no direction. */
export function shownDirection(text: string): ChangeDirection {
  if (!/[1-9]/.test(text)) return 'none';
  return text.startsWith('−') ? 'down' : 'up';
}

function basisPoints(change: string, language: Language): string {
  return displaySigned(inBasisPoints(change), BASIS_POINT_DECIMALS, language);
}

/**
 * Only the change, for tables: in percent, or for a rate in basis points; the header names the
 * unit.
 */
export function QuoteChangeNumber({ quote }: { quote: Quote }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  if (quote.change === MASK) return <LockedValue />;
  const text = changeNumber(quote, lang);
  if (quote.change === null) return <NoDayChange {...quote} />;
  if (text === null) return MISSING;
  const rateNote = quote.isRate ? t('rate_colour') : undefined;
  return <Change direction={shownDirection(text)} text={text} rateNote={rateNote} />;
}

/** Null if there is none: without a percentage, an absolute change would be mistaken for one. */
function changeNumber({ change, changePercent, isRate }: Quote, language: Language): string | null {
  if (change === null || change === MASK) return null;
  if (isRate) return basisPoints(change, language);
  return changePercent === null ? null : displaySigned(changePercent, 2, language);
}

/** The colour of `QuoteChangeNumber`, for the line next to it. */
export function quoteTone(quote: Quote, language: Language): ChangeDirection {
  return changeTone(shownDirection(changeNumber(quote, language) ?? ''), quote.isRate);
}

/** The date of a value, and whether the market has moved on since. */
type Dated = Pick<Quote, 'asOf' | 'isStale'>;

/** Why a value has no daily change; null if there is no value. */
function useNoChangeReason({ asOf, isStale }: Dated): string | null {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  if (asOf === null) return null;
  if (!isStale) return t('quote_no_previous');
  return t('quote_stale', { day: asOfText(asOf, globals.lang, timeZone) });
}

/** The dash in place of a daily change, with the reason. */
export function NoDayChange(value: Dated) {
  const reason = useNoChangeReason(value);
  if (reason === null) return MISSING;
  return (
    <span role="img" title={reason} aria-label={reason}>
      {MISSING}
    </span>
  );
}

/** A quote is dated by a moment or by a day: only a moment has a time. */
function isMoment(asOf: string | null): asOf is string {
  return asOf !== null && asOf.includes('T');
}

/** A moment with its time zone, or a day, which has none. */
export function asOfText(asOf: string | null, language: Language, timeZone: TimeZone): string {
  if (!isMoment(asOf)) return dayText(asOf, language);
  return displayMoment(Date.parse(asOf), language, timeZone);
}

/** The unit of `QuoteChangeNumber`, for the header above it. */
export function useChangeUnit(isRate: boolean): string {
  const t = useLabels();
  return isRate ? t('unit_bp') : '%';
}

/** A calendar day, written `YYYY-MM-DD`. */
export function dayText(isoDay: string | null, language: Language): string {
  const day = parseDay(isoDay ?? '');
  return day === undefined ? MISSING : displayDay(day, language);
}

/** In milliseconds; null if all are days. A column of times has its zone in the header. */
export function latestMoment(asOfs: readonly (string | null)[]): number | null {
  const moments = asOfs.flatMap((asOf) => (isMoment(asOf) ? [Date.parse(asOf)] : []));
  return moments.length === 0 ? null : Math.max(...moments);
}

/** Older dates include the year. */
const RECENT_DAYS = 300;

/**
 * Like `asOfShort`, but without the year if the day isn't much older than the newest in its column.
 */
export function asOfBrief(
  asOf: string | null,
  newest: string,
  language: Language,
  timeZone: TimeZone,
): string {
  const day = isMoment(asOf) ? undefined : parseDay(asOf ?? '');
  const last = parseDay(newest.slice(0, 10));
  return day === undefined || last === undefined || last - day > RECENT_DAYS
    ? asOfShort(asOf, language, timeZone)
    : displayDayOfYear(day, language);
}

/** For narrow places: only the time of a moment, whose zone is in the header, or the day. */
export function asOfShort(asOf: string | null, language: Language, timeZone: TimeZone): string {
  if (!isMoment(asOf)) return dayText(asOf, language);
  return displayClock(Math.floor(Date.parse(asOf) / 1000), timeZone);
}
