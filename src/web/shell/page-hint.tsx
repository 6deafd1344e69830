import { Hint } from '../../widgets/hint/hint.tsx';
import { useLabels } from './use-labels.ts';

/**
 * Explains what is beside it, for viewers who want hints; `about` names that thing. The page
 * declares the part `shell.hint_texts` of the labels.
 */
export function PageHint({ text, about }: { text: string; about: string }) {
  const t = useLabels();
  return <Hint label={t('hint_about', { name: about })}>{text}</Hint>;
}
