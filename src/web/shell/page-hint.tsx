import type { LabelKey } from '../../labels/label-keys.ts';
import { Hint } from '../../widgets/hint/hint.tsx';
import type { FillValues } from '../../domain/fill-text.ts';
import { useLabels } from './use-labels.ts';

type HintKey = Extract<LabelKey, `hint_${string}`>;

/** Explains what is beside it, for viewers who want hints; `about` names that thing. */
export function PageHint({
  text,
  about,
  values,
}: {
  text: HintKey;
  about: string;
  values?: FillValues;
}) {
  const t = useLabels();
  return <Hint label={t('hint_about', { name: about })}>{t(text, values)}</Hint>;
}
