import type { Language } from './language.ts';
import { checkLabel, isRefusal } from './label-checks.ts';

/** Marks of a text in the list of all texts: changed by an operator, or needing work. */
export const LABEL_MARKS = ['changed', 'missing', 'unfit', 'lost', 'plural', 'older'] as const;
export type LabelMark = (typeof LABEL_MARKS)[number];

export function isToDo(mark: LabelMark): boolean {
  return mark !== 'changed';
}

/** An operator's replacement for the built-in text. */
export interface Override {
  readonly text: string;
  readonly changedAtMs: number;
}

/** A text of one language, built in and as changed. */
export interface LabelTexts {
  readonly language: Language;
  readonly builtIn: string;
  readonly override?: Override | undefined;
}

/** Whether readers see the operator's text. */
export function isShown({ language, builtIn, override }: LabelTexts): boolean {
  if (!override) return false;
  return !checkLabel(override.text, { language, builtIn, english: '' }).some(isRefusal);
}

export function shownText(texts: LabelTexts): string {
  return isShown(texts) ? texts.override!.text : texts.builtIn;
}

/** The marks of a text, compared with the English one. */
export function markLabel(texts: LabelTexts, english: LabelTexts): LabelMark[] {
  const { language, builtIn, override } = texts;
  const shown = isShown(texts);
  const text = shown ? override!.text : builtIn;
  if (text.trim() === '') return override ? ['missing', 'unfit'] : ['missing'];
  // English itself must keep the placeholders that the portal fills in.
  const source = language === 'eng' ? builtIn : shownText(english);
  const kinds = new Set(
    checkLabel(text, { language, builtIn, english: source }).map((p) => p.kind),
  );
  const holds: Readonly<Record<LabelMark, boolean>> = {
    changed: shown,
    missing: false,
    unfit: override !== undefined && !shown,
    lost: kinds.has('lost'),
    plural: kinds.has('plural'),
    older: language !== 'eng' && isOlder(shown ? override : undefined, english),
  };
  return LABEL_MARKS.filter((mark) => holds[mark]);
}

/** The English text was changed after this one, so their meanings may differ. */
function isOlder(own: Override | undefined, english: LabelTexts): boolean {
  if (!isShown(english)) return false;
  return (own?.changedAtMs ?? -Infinity) < english.override!.changedAtMs;
}
