import { displaySigned } from '../../../domain/format.ts';
import { Change } from '../../../widgets/change/change.tsx';
import { LockedValue } from '../../market/locked-value.tsx';
import { useShell } from '../../shell/use-shell.ts';

/** A change in percent, with its sign and colour. */
export function PercentText({ value }: { value: string | null }) {
  const { lang } = useShell().globals;
  if (value === null) return '–';
  if (value === '***') return <LockedValue />;
  const text = displaySigned(value, 2, lang);
  const isZero = !/[1-9]/.test(text);
  return <Change direction={isZero ? 'none' : text.startsWith('−') ? 'down' : 'up'} text={text} />;
}
