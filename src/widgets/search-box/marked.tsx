import type { TextPart } from './marked-text.ts';

/** Texts, some of them marked. */
export function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMarked }, i) =>
    // Parts of a text are only identified by their position.
    // oxlint-disable-next-line react/no-array-index-key
    isMarked ? <mark key={i}>{text}</mark> : text,
  );
}
