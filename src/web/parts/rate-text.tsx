import { displayNumber, displaySigned } from '../../domain/text/format.ts';
import { Change } from '../../widgets/change/change.tsx';
import { changeTone, type ChangeDirection } from '../../widgets/change/change-tone.ts';
import { LockedValue } from './locked-value.tsx';
import { shownDirection } from './quote-text.tsx';
import { useLabels } from '../shell/use-labels.ts';
import { useShell } from '../shell/use-shell.ts';
import type { Language } from '../../domain/text/language.ts';

/** Sent by the server instead of a value that this viewer can't see. */
const MASK = '***';
const MISSING = '–';
export const RATE_DECIMALS = 3;
const POINT_DECIMALS = 1;

/** A rate in percent. */
export function RateText({ rate }: { rate: string | null | undefined }) {
  const { lang } = useShell().globals;
  if (rate === null || rate === undefined) return MISSING;
  return rate === MASK ? <LockedValue /> : displayNumber(rate, RATE_DECIMALS, lang);
}

/** A difference between rates in basis points, signed and coloured like a price change. */
export function PointsText({ points }: { points: string | null | undefined }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  if (points === null || points === undefined) return MISSING;
  if (points === MASK) return <LockedValue />;
  const text = displaySigned(points, POINT_DECIMALS, lang);
  return <Change direction={shownDirection(text)} text={text} rateNote={t('rate_colour')} />;
}

/** The colour of `PointsText`, for the line next to it. */
export function pointsTone(points: string | null, language: Language): ChangeDirection {
  if (points === null || points === MASK) return 'none';
  return changeTone(shownDirection(displaySigned(points, POINT_DECIMALS, language)), true);
}

/** Any other number; `***` if it is masked. */
export function NumberText({ value, decimals }: { value: string | null; decimals: number }) {
  const { lang } = useShell().globals;
  if (value === null) return MISSING;
  return value === MASK ? <LockedValue /> : displayNumber(value, decimals, lang);
}
