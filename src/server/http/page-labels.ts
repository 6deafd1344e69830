import { labelsOf, withKeysAsTexts } from '../../labels/labels.ts';
import type { Reader } from '../label-text.ts';

/** The texts of these modules as the reader wants them. */
export function labelsFor(
  { language, showsLabelKeys }: Reader,
  modules: readonly string[],
): Record<string, string> {
  const labels = Object.assign(
    {},
    ...modules.map((module) => labelsOf(language, module)),
  ) as Record<string, string>;
  return showsLabelKeys ? { ...withKeysAsTexts(labels) } : labels;
}
