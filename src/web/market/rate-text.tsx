import { displayNumber, displaySigned } from '../../domain/format.ts';
import { Change } from '../../widgets/change/change.tsx';
import { LockedValue } from './locked-value.tsx';
import { useShell } from '../shell/use-shell.ts';

/** What the server sends instead of a value that this viewer may not see. */
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

/** A difference in basis points, with its sign and colour. */
export function PointsText({ points }: { points: string | null | undefined }) {
  const { lang } = useShell().globals;
  if (points === null || points === undefined) return MISSING;
  if (points === MASK) return <LockedValue />;
  const text = displaySigned(points, POINT_DECIMALS, lang);
  const isZero = !/[1-9]/.test(text);
  return <Change direction={isZero ? 'none' : text.startsWith('−') ? 'down' : 'up'} text={text} />;
}

/** Any other number; `***` where it is hidden. */
export function NumberText({ value, decimals }: { value: string | null; decimals: number }) {
  const { lang } = useShell().globals;
  if (value === null) return MISSING;
  return value === MASK ? <LockedValue /> : displayNumber(value, decimals, lang);
}
