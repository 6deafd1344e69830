import { displaySigned } from '../../../domain/format.ts';
import { Change } from '../../../widgets/change/change.tsx';
import { LockedValue } from '../../market/locked-value.tsx';
import { NoDayChange } from '../../market/quote-text.tsx';
import { useShell } from '../../shell/use-shell.ts';

/** The change of a day in percent, with its sign and colour; or why there is none. */
export function PercentText({
  row: { dayChange: value, lastDay, isStale },
}: {
  row: {
    readonly dayChange: string | null;
    readonly lastDay: string | null;
    readonly isStale: boolean;
  };
}) {
  const { lang } = useShell().globals;
  if (value === null) return <NoDayChange asOf={lastDay} isStale={isStale} />;
  if (value === '***') return <LockedValue />;
  const text = displaySigned(value, 2, lang);
  const isZero = !/[1-9]/.test(text);
  return <Change direction={isZero ? 'none' : text.startsWith('−') ? 'down' : 'up'} text={text} />;
}
