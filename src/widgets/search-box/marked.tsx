import type { TextPart } from './marked-text.ts';

/** Texts of which some are marked. */
export function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMarked }, i) =>
    // Parts of one text have no name but their place.
    // oxlint-disable-next-line react/no-array-index-key
    isMarked ? <mark key={i}>{text}</mark> : text,
  );
}
