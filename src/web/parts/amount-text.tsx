import { displayAmount } from '../../domain/text/amount.ts';
import { displayNumber } from '../../domain/text/format.ts';
import { useShell } from '../shell/use-shell.ts';

/** A large amount of money in short form; its title has the exact number. */
export function AmountText({ value, currency }: { value: string; currency: string | null }) {
  const { lang } = useShell().globals;
  const whole = `${currency ?? ''} ${displayNumber(value, 0, lang)}`.trim();
  return <span title={whole}>{displayAmount(value, lang, currency)}</span>;
}
