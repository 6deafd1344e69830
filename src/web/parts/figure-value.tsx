import { displayRate, type RateFigure } from '../../domain/bonds/bond-decimals.ts';
import { displayNumber, displaySigned } from '../../domain/text/format.ts';
import { useShell } from '../shell/use-shell.ts';
import { LockedValue } from './locked-value.tsx';

const MASK = '***';

/** A figure of a bond: its number, a lock, or a dash. */
export function FigureValue({
  value,
  isSigned = false,
  ...shown
}: {
  value: string | null;
  isSigned?: boolean;
} & (Readonly<Record<'digits', number>> | Readonly<Record<'figure', RateFigure>>)) {
  const { lang } = useShell().globals;
  if (value === null) return '–';
  if (value === MASK) return <LockedValue />;
  if ('figure' in shown) return displayRate(shown.figure, value, lang);
  const { digits } = shown;
  return isSigned ? displaySigned(value, digits, lang) : displayNumber(value, digits, lang);
}

/** A figure as a number for drawing; undefined if it is missing or masked. */
export function figureNumber(value: string | null): number | undefined {
  return value === null || value === MASK ? undefined : Number(value);
}

export function isMaskedFigure(value: string | null): boolean {
  return value === MASK;
}
