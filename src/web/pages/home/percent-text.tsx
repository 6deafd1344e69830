import { displaySigned } from '../../../domain/format.ts';
import type { Language } from '../../../domain/language.ts';
import { Change } from '../../../widgets/change/change.tsx';
import type { ChangeDirection } from '../../../widgets/change/change-tone.ts';
import { LockedValue } from '../../market/locked-value.tsx';
import { shownDirection } from '../../market/quote-text.tsx';
import { useShell } from '../../shell/use-shell.ts';

/** A change in percent, with its sign and colour. */
export function PercentText({ value }: { value: string | null }) {
  const { lang } = useShell().globals;
  if (value === null) return '–';
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
