import type { FillValues } from '../../domain/text/fill-text.ts';
import { HINT_PLACES, type PageHintKey } from '../../domain/site/page-hints.ts';
import { Hint } from '../../widgets/hint/hint.tsx';
import { HelpLink } from './help-link.tsx';
import { useLabels } from './use-labels.ts';
import { useShell } from './use-shell.ts';

interface PageHintProps {
  /** The label with its text, in the part `shell.hint_texts`, which the page declares. */
  readonly hint: PageHintKey;
  readonly values?: FillValues;
  /** The name of what is explained. */
  readonly about: string;
}

/** Explains what is beside it, for viewers with hints on, unless operators have removed it. */
export function PageHint({ hint, values, about }: PageHintProps) {
  const t = useLabels();
  const { hiddenHints } = useShell();
  if (hiddenHints.includes(hint)) return null;
  return (
    <Hint
      label={t('hint_about', { name: about })}
      more={<HelpLink place={HINT_PLACES[hint]} about={about} />}
    >
      {t(hint, values)}
    </Hint>
  );
}
