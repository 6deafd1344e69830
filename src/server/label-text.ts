import type { RequestContext } from './http/request-context.ts';

/** How somebody wants to read texts, and where those are. */
export type Reader = Pick<RequestContext, 'language' | 'showsLabelKeys' | 'labels'>;

/** A text of an answer: in the reader's language, or the label's name. */
export function labelText(reader: Reader, key: string): string {
  return reader.labels.text(reader, key);
}
