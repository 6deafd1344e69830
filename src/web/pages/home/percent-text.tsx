import { displaySigned } from '../../../domain/text/format.ts';
import type { Language } from '../../../domain/text/language.ts';
import { Change } from '../../../widgets/change/change.tsx';
import type { ChangeDirection } from '../../../widgets/change/change-tone.ts';
import { LockedValue } from '../../parts/locked-value.tsx';
import { NoDayChange, shownDirection } from '../../parts/quote-text.tsx';
import { useShell } from '../../shell/use-shell.ts';

/** The day’s change in percent with its sign and colour, or the reason why it is missing. */
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
  return <Change direction={shownDirection(text)} text={text} />;
}

/** The colour of `PercentText`, for the line beside it. */
export function percentTone(value: string | null, language: Language): ChangeDirection {
  return value === null || value === '***'
    ? 'none'
    : shownDirection(displaySigned(value, 2, language));
}
