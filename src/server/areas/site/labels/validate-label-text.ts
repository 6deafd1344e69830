import type { ImportReason } from '../../../../contracts/admin/label-editing.ts';
import { checkLabel, isRefusal } from '../../../../domain/text/label-checks.ts';
import { shownText } from '../../../../domain/text/label-marks.ts';
import type { Language } from '../../../../domain/text/language.ts';
import { textVersion } from '../../../../domain/text/text-version.ts';
import type { DeskLabel } from './desk.ts';

/** A text to replace the one that the operator has seen. */
export interface WantedText {
  readonly language: Language;
  /** Null for the built-in text. */
  readonly text: string | null;
  /** The version of the text that was seen; undefined if unknown. */
  readonly version: string | undefined;
  readonly isReviewed?: boolean | undefined;
}

/** What to write: null removes the operator's text. */
interface Change {
  readonly before: string;
  readonly after: string | null;
  readonly isNew: boolean;
}

type LabelValidation =
  | { readonly outcome: 'same' }
  | { readonly outcome: 'refused'; readonly reason: ImportReason }
  | { readonly outcome: 'meanwhile'; readonly before: string }
  | ({ readonly outcome: 'change' } & Change);

const SAME: LabelValidation = { outcome: 'same' };

/**
 * The shared rule for the editor and files. A text that equals the one seen isn't a change, so it
 * never undoes somebody else's; a changed text must be based on the current one.
 */
export function validateLabelText(label: DeskLabel, wanted: WantedText): LabelValidation {
  const { builtIn, override } = label.texts.get(wanted.language)!;
  const current = override?.text ?? builtIn;
  const seen = wanted.version ?? textVersion(current);
  const isSeenNow = seen === textVersion(current);
  const isReviewed = wanted.isReviewed === true;
  const text = wanted.text ?? builtIn;
  const isKept = text === current && (wanted.text !== null || !override);
  if (isKept && !isReviewed) return SAME;
  if (wanted.text !== null && !isReviewed && textVersion(text) === seen) return SAME;
  const refusal = wanted.text === null ? undefined : findRefusal(label, wanted.language, text);
  if (refusal) return { outcome: 'refused', reason: refusal };
  if (!isSeenNow) return { outcome: 'meanwhile', before: current };
  const after = wanted.text === null || (text === builtIn && !isReviewed) ? null : text;
  if (after === null && !override) return SAME;
  return { outcome: 'change', before: current, after, isNew: !override };
}

function findRefusal(
  { texts }: DeskLabel,
  language: Language,
  text: string,
): ImportReason | undefined {
  const { builtIn } = texts.get(language)!;
  const english = shownText(texts.get('eng')!);
  const problem = checkLabel(text, { language, builtIn, english }).find(isRefusal);
  // Warnings don't cause a rejection.
  return problem?.kind as ImportReason | undefined;
}
