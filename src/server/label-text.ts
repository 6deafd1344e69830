import type { RequestContext } from './http/request-context.ts';

/** The language of a reader, and the texts to read from. */
export type Reader = Pick<RequestContext, 'language' | 'showsLabelKeys' | 'labels'>;

/** A text of an answer in the reader's language, or the key of the label. */
export function labelText(reader: Reader, key: string): string {
  return reader.labels.text(reader, key);
}
